/**
 * A program that tests start. `asPackage` is Debian's name for it, `variable` that of the environment that may name one; tests can do
 * without what is not `needed`.
 */
export type TestProgram = {
	name: string;
	find(): string | null;
	asPackage: string;
	variable?: string;
	service?: string;
	needed: boolean;
};

/** The programs that tests start, in an environment. */
export function programsFor(environment: NodeJS.ProcessEnv): TestProgram[];

/** Whether programs may be installed: only in continuous integration, or if `npm test -- --install` was run. */
export function mayInstall(args: readonly string[], environment: NodeJS.ProcessEnv): boolean;

/** The programs that tests start, and that are missing. */
export function missingPrograms(environment: NodeJS.ProcessEnv): TestProgram[];

/** Says what is missing and how it is installed. */
export function askFor(missing: readonly TestProgram[]): string;
