import { type ChangeEvent, useState } from "react";
import type { MyPlantsPage } from "#schemas/pages/my-plants/page-data.ts";
import { myPlantsPath } from "#schemas/shared/my-plants.ts";
import { atBase } from "#src/data/base.ts";
import { saveFile } from "#src/data/save-file.ts";
import { useTranslate } from "#src/data/shared.ts";
import { copyLink } from "#src/features/notices/copy-link.ts";
import type { Sentence } from "#src/i18n/translate.ts";
import { type Collection, readCollection, withList, writeCollection } from "./collection.ts";
import { describeAdded } from "./describe.ts";
import { Unknown } from "./Unknown.tsx";
import { useMyPlants } from "./use-my-plants.ts";
import { findPlants, sharedQuery } from "./use-shared-list.ts";

/** The result of opening a file. */
type Opened = { message: Sentence; unknown: string[] };

/** Ways to transfer the list to another device or person. */
export function Transfer({ page, collection }: { page: MyPlantsPage; collection: Collection }) {
	const t = useTranslate();
	const { change } = useMyPlants();
	const [opened, setOpened] = useState<Opened | null>(null);

	const open = (text: string): Opened => {
		const read = readCollection(text);
		if ("problem" in read) return { message: (t) => t(`myPlants.${read.problem}`), unknown: [] };
		const { known, unknown } = findPlants(read.collection.plants, page.plants);
		const slugs = known.map(({ slug }) => slug);
		const added = slugs.filter((slug) => !collection.plants.includes(slug)).length;
		change((before) => withList(before, { plants: slugs, hemisphere: read.collection.hemisphere }));
		return {
			message: (t) => describeAdded(added, slugs.length - added, t),
			unknown: [...unknown, ...read.skipped],
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
	const copy = () => copyLink(location.origin + atBase(myPlantsPath) + sharedQuery(collection));
	return (
		<section aria-labelledby="transfer">
			<h2 id="transfer">{t("myPlants.move")}</h2>
			<p>{t("myPlants.moveText")}</p>
			<div className="actions mt-5">
				{collection.plants.length > 0 && (
					<>
						<button type="button" className="button quiet" onClick={copy}>
							{t("myPlants.link")}
						</button>
						<button
							type="button"
							className="button quiet"
							onClick={() => saveFile(`${page.path.slice(1)}.json`, "application/json", writeCollection(collection))}
						>
							{t("myPlants.export")}
						</button>
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
