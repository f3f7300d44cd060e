import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, findFullChromium, findHeadlessShell } from "./chromium.mjs";
import { findFirefox } from "./firefox.mjs";
import { findArial } from "./fonts.mjs";
import { withoutServices } from "./no-services.mjs";
import { findServer } from "./programs.mjs";

/*
 * `asPackage` is the name of the Debian package, `service` that of its service, `variable` an environment variable that may hold
 * the path. Tests run without programs that are not `needed`.
 */
const chromium = {
	name: "Chromium",
	find: findChromium,
	asPackage: "chromium-headless-shell",
	variable: "CHROMIUM_PATH",
	needed: true,
};
const firefox = {
	name: "Firefox",
	find: findFirefox,
	asPackage: "firefox-esr",
	variable: "FIREFOX_PATH",
	needed: true,
};
const servers = [
	{ name: "nginx", find: () => findServer("nginx"), asPackage: "nginx-light", service: "nginx.service", needed: true },
	{ name: "Caddy", find: () => findServer("caddy"), asPackage: "caddy", service: "caddy.service", needed: true },
];
const font = { name: "a font as wide as Arial", find: findArial, asPackage: "fonts-liberation", needed: true };
const bothChromiums = [
	{ ...chromium, name: "the headless shell of Chromium", find: findHeadlessShell, needed: false },
	{ ...chromium, name: "Chromium with windows", find: findFullChromium, asPackage: "chromium", needed: false },
];

/**
 * The programs that tests start. Continuous integration uses both variants of Chromium; elsewhere one of them is enough.
 * @param {NodeJS.ProcessEnv} environment
 */
export function programsFor(environment) {
	const chromiums = environment.CI && !environment.CHROMIUM_PATH ? [...bothChromiums, chromium] : [chromium];
	return [...chromiums, firefox, ...servers, font];
}

/**
 * Whether programs may be installed: only in continuous integration, or if `npm test -- --install` was run.
 * @param {readonly string[]} args @param {NodeJS.ProcessEnv} environment
 */
export function mayInstall(args, environment) {
	return Boolean(environment.CI) || args.includes("--install");
}

/**
 * The programs that are missing.
 * @param {NodeJS.ProcessEnv} environment
 */
export function missingPrograms(environment) {
	return programsFor(environment).filter(({ find }) => find() === null);
}

/**
 * Formats a message that says what is missing and how to install it.
 * @param {{ name: string, asPackage: string, variable?: string }[]} missing
 */
export function askFor(missing) {
	const names = missing
		.map(({ name }) => name)
		.join(", ")
		.replace(/, ([^,]*)$/, " and $1");
	const packages = missing.map(({ asPackage }) => asPackage).join(" ");
	const orNamed = missing.flatMap(({ name, variable }) => (variable ? `, or name a ${name} in ${variable}` : [])).join("");
	return `The tests need ${names}: install ${missing.length > 1 ? "them" : "it"} (on Debian: apt-get install ${packages})${orNamed}, or run npm test -- --install.`;
}

/**
 * Installs programs where no interaction is needed: Debian packages as root, otherwise Playwright's Chromium.
 * @param {ReturnType<typeof programsFor>} missing
 * @param {string} root folder of the project
 */
export function installPrograms(missing, root) {
	if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) return installPackages(missing);
	if (missing.includes(chromium)) run("npx", ["playwright", "install", "--only-shell", "chromium"], { cwd: root });
}

function installPackages(missing) {
	const packages = [...new Set(missing.map(({ asPackage }) => asPackage))];
	const services = missing.flatMap(({ service }) => service ?? []);
	// apt writes temporary files as a separate user, who may write to few folders.
	const env = { DEBIAN_FRONTEND: "noninteractive", TMPDIR: "/tmp" };
	withoutServices(() => {
		run("apt-get", ["update", "-qq"], { env });
		run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
	});
	// Keep them from starting at boot, if systemd is running.
	if (services.length > 0 && existsSync("/run/systemd/system")) run("systemctl", ["disable", ...services]);
}

/** @param {string} command @param {string[]} args @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} where */
function run(command, args, { cwd, env } = {}) {
	console.error(`${command} ${args.join(" ")} …`);
	try {
		execFileSync(command, args, { cwd, stdio: ["ignore", 2, 2], env: { ...process.env, ...env } });
	} catch {
		console.error("That did not work.");
	}
}
