import { useShared } from "#src/data/shared.ts";
import type { StorageState } from "#src/offline/storage.ts";
import { formatBytes } from "./format-bytes.ts";

/** How much storage is used, and whether it is persistent. */
export function StorageUse({ storage: { usage, quota, persisted } }: { storage: StorageState }) {
	const { shell, t } = useShared();
	const known = usage !== null && quota !== null;
	return (
		<section aria-labelledby="library-storage">
			<h3 id="library-storage" className="border-ink border-b pb-2">
				{t("library.storage")}
			</h3>
			<p className="mt-3">
				{known
					? t("library.used", { used: formatBytes(usage, shell.lang), quota: formatBytes(quota, shell.lang) })
					: t("library.usedUnknown")}{" "}
				{persisted !== null && t(persisted ? "library.persisted" : "library.notPersisted")}
			</p>
		</section>
	);
}
