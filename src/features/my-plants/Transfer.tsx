import { type ChangeEvent, useState } from "react";
import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { templateTraits } from "#schemas/shared/template-traits.ts";
import { atBase } from "#src/data/base.ts";
import { saveFile } from "#src/data/save-file.ts";
import { useTranslate } from "#src/data/shared.ts";
import { copyLink } from "#src/features/notices/copy-link.ts";
import type { Sentence } from "#src/i18n/translate.ts";
import { QuietButton } from "#src/ui/Button.tsx";
import { type Collection, readCollection, writeCollection } from "./collection.ts";
import { isoToday } from "./days.ts";
import { describeOpened } from "./describe.ts";
import { mergeLists } from "./merge.ts";
import { Unknown } from "./Unknown.tsx";
import { changeMyPlants } from "./use-my-plants.ts";
import { sharedQuery } from "./use-shared-list.ts";

/** The result of opening a file. */
type Opened = { message: Sentence; unknown: string[] };

/** Ways to transfer the list to another device or person. */
export function Transfer({ page, collection }: { page: MyPlantsPage; collection: Collection }) {
	const t = useTranslate();
	const [opened, setOpened] = useState<Opened | null>(null);

	const open = (text: string): Opened => {
		const read = readCollection(text, isoToday());
		if ("problem" in read) return { message: (t) => t(`myPlants.${read.problem}`), unknown: [] };
		const { added, there } = mergeLists(collection, read.collection);
		changeMyPlants((before) => mergeLists(before, read.collection).collection);
		const beyond = read.beyond + read.collection.pots.length - added - there;
		return {
			message: (t) => describeOpened({ added, there, details: read.details, beyond }, t),
			unknown: read.skipped,
		};
	};
	const choose = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
		const file = field.files?.[0];
		if (!file) return;
		// A file that cannot be read is treated as a damaged one.
		setOpened(open(await file.text().catch(() => "")));
		// So that the same file can be selected again.
		field.value = "";
	};
	const copy = () => {
		const plants = new Set(collection.pots.map(({ plant }) => plant));
		return copyLink(location.origin + atBase(templateTraits["my-plants"].path) + sharedQuery([...plants], collection.hemisphere));
	};
	return (
		<section aria-labelledby="transfer">
			<h2 id="transfer">{t("myPlants.move")}</h2>
			<p>{t("myPlants.moveText")}</p>
			<div className="actions mt-5">
				{collection.pots.length > 0 && (
					<>
						<QuietButton onClick={copy}>{t("myPlants.link")}</QuietButton>
						<QuietButton onClick={() => saveFile(`${page.path.slice(1)}.json`, "application/json", writeCollection(collection))}>
							{t("myPlants.export")}
						</QuietButton>
					</>
				)}
				<label className="button quiet focus-within:outline-2 focus-within:outline-clay focus-within:outline-offset-2">
					{t("myPlants.import")}
					<input type="file" className="sr-only" accept="application/json,.json" onChange={choose} />
				</label>
			</div>
			<div role="status">
				{opened && <p className="notice mt-5 mb-0">{opened.message(t)}</p>}
				{opened && <Unknown names={opened.unknown} />}
			</div>
		</section>
	);
}
