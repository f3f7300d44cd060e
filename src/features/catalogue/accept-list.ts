import type { ListFilters, ListOrder, ListWords } from "#schemas/shared/long-list.ts";
import { isRecord, isText } from "#schemas/shared/shapes.ts";
import type { Accepts } from "#src/data/get.ts";

/* Validators for the files that filtering and sorting of a paged list read. */

export const isListFilters: Accepts<ListFilters> = (data): data is ListFilters =>
	isRecord(data) && isText(data["hash"]) && isRecord(data["options"]) && Array.isArray(data["wordFiles"]);
export const isListOrder: Accepts<ListOrder> = (data): data is ListOrder =>
	isRecord(data) && isText(data["hash"]) && isText(data["places"]);
export const isListWords: Accepts<ListWords> = (data): data is ListWords =>
	isRecord(data) && isText(data["hash"]) && isRecord(data["words"]);
