import { createHash } from "node:crypto";
import type { ConfirmedTask, EditTask, PlannedTask } from "#schemas/content/edit.ts";
import type { ProgramLang } from "#schemas/shared/program-langs.ts";
import type { LinkedContent } from "../../check/rule.ts";
import { showText, writtenLike } from "../../content/read/decode-text.ts";
import { type Drafts, noDrafts } from "../../content/read/read-file.ts";
import { findKindByName } from "../../kinds/kinds.ts";
import { isMessage, type Message, msg } from "../../messages/message.ts";
import type { Translate } from "../../messages/translate.ts";
import { type Diagnostic, positionOf } from "../../report/diagnostic.ts";
import type { Write } from "../../store/write-all.ts";
import { planDelete } from "../entries/delete.ts";
import { planMove } from "../entries/move.ts";
import { newEntry } from "../entries/new-entry.ts";
import type { Plan } from "../entries/plan.ts";
import { scaffoldOf } from "../entries/scaffold.ts";
import { readRegular } from "./inside.ts";
import { mendAll } from "./mend.ts";
import { Unwritable, writePlan } from "./write-file.ts";

/** The content that tasks change, a check of it with drafts in place of files, and what links in it lead to. */
export type TaskContent = {
	contentDir: string;
	check(drafts: Drafts): Promise<readonly Diagnostic[]>;
	link(): Promise<LinkedContent>;
};

/** The content has changed since the plan of a task was shown. */
export class Outdated extends Unwritable {
	constructor() {
		super(msg("edit.planChanged"));
	}
}

type Language = { lang: ProgramLang; translate: Translate };

/** What a task would change. A task that is impossible is a UsageError. */
export async function showTask(content: TaskContent, task: EditTask, language: Language): Promise<PlannedTask> {
	const { changes, writes, entry } = await planTask(content, task, language);
	return {
		changes: changes.map((change) => language.translate(inForm(change))),
		state: stateOf(content.contentDir, writes),
		entry,
	};
}

/** Carries out a task, all or nothing; throws `Outdated` if it would change other files, or other contents, than was shown. */
export async function carryOut(
	content: TaskContent,
	{ task, state }: ConfirmedTask,
	language: Language,
): Promise<Pick<PlannedTask, "entry">> {
	const { writes, entry } = await planTask(content, task, language);
	if (stateOf(content.contentDir, writes) !== state) throw new Outdated();
	writePlan(content.contentDir, writes);
	return { entry };
}

type TaskPlan = Plan & Pick<PlannedTask, "entry">;

/** The plan of a task, made by the functions of the commands `new`, `move` and `delete`. */
async function planTask(content: TaskContent, task: EditTask, { lang, translate }: Language): Promise<TaskPlan> {
	const { contentDir, link } = content;
	switch (task.is) {
		case "new": {
			const { kind, slug, like } = task;
			const writes = newEntry(contentDir, scaffoldOf(kind), slug, { like: like ?? undefined }, lang);
			const changes = writes.map(({ file }) => msg("move.create", { file }));
			return { changes, writes, entry: `${findKindByName(kind).folder}/${slug}` };
		}
		case "move": {
			const { entry, to } = task;
			const plan = planMove(contentDir, await link(), [entry, to], lang);
			return { ...plan, entry: to.includes("/") ? to : entry.replace(/[^/]+$/, to) };
		}
		case "delete": {
			const { entry, redirect } = task;
			return {
				...planDelete(contentDir, await link(), { folder: entry, redirect: redirect ?? undefined }, translate),
				entry: null,
			};
		}
		case "mend":
			return { ...(await planMending(content)), entry: null };
	}
}

/** The plan of all fixes, by the functions of `check --fix`. */
async function planMending({ contentDir, check }: TaskContent): Promise<Plan> {
	const read = (file: string) => showText(readRegular(contentDir, file) ?? new Uint8Array());
	const { texts, settled } = await mendAll(check, noDrafts, read, () => true);
	return {
		changes: settled.map((each) =>
			msg("edit.mended", { place: `${each.file}:${positionOf(each)?.join(":") ?? 1}`, message: each.message }),
		),
		writes: [...texts].map(([file, text]) => ({ file, contents: Buffer.from(writtenLike(text, readRegular(contentDir, file))) })),
	};
}

/** A hash of what a plan writes, and of what stands there now. */
function stateOf(contentDir: string, writes: readonly Write[]): string {
	const hash = createHash("sha256");
	for (const { file, contents } of writes)
		for (const bytes of [file, readRegular(contentDir, file), contents])
			hash.update(bytes === null ? "-" : `${bytes.length} `).update(bytes ?? "");
	return hash.digest("hex");
}

/** Messages that name a command or its option, and those of the form in their place. */
const ofForm: Partial<Record<Message["key"], Message["key"]>> = {
	"move.lost": "edit.lost",
	"delete.takeOutOrLead": "edit.takeOutOrLead",
	"usage.contentBroken": "edit.contentBroken",
	"usage.unreadable": "edit.unreadable",
};

/** A message in the words of the form, which has fields where commands have options. */
export function inForm({ key, values = {} }: Message): Message {
	const said = Object.entries(values).map(([name, value]) => [name, isMessage(value) ? inForm(value) : value] as const);
	return { key: ofForm[key] ?? key, values: Object.fromEntries(said) };
}
