import { useShared } from "#src/data/shared.ts";
import type { StorageState } from "#src/offline/storage.ts";
import { formatBytes } from "./format-bytes.ts";

/** What all that takes, and whether the browser has promised to keep it. */
export function StorageUse({ storage: { usage, quota, persisted } }: { storage: StorageState }) {
	const { shell, t } = useShared();
	const known = usage !== null && quota !== null;
	return (
		<section aria-labelledby="library-storage">
			<h3 id="library-storage">{t("library.storage")}</h3>
			<p>
				{known
					? t("library.used", { used: formatBytes(usage, shell.lang), quota: formatBytes(quota, shell.lang) })
					: t("library.usedUnknown")}{" "}
				{persisted !== null && t(persisted ? "library.persisted" : "library.notPersisted")}
			</p>
		</section>
	);
}
