import { langs } from "#schemas/spec/languages.ts";

/*
 * What hosts know of addresses, as regular expressions that Node, PCRE (nginx) and RE2 (Caddy) read alike. They look at paths
 * that are decoded.
 */

const pinned = `(?:/(?:${langs.join("|")}))?`;

/**
 * An address with slashes too many behind it, as every host matches it; the address of the page is its first group. Hosts lead there
 * only when the page's file exists. Both are needed: sent back as they came, `/\host/`, `//host/` and `/<tab>/host/` would lead to
 * another site, since browsers read them so (WHATWG URL, basic URL parser).
 */
export const slashedPage = "^((?:/[a-z0-9-]+)+)/+$";

/**
 * Names that are answered like missing ones, though there is a file: what hosts are told, second names of pages, compressed twins,
 * and the page about missing pages, which is no page of its own.
 */
export const hiddenAddress = `^/_|\\.(?:html|br|gz)$|^${pinned}/404$|^/index$`;

/** An address of a page with the ending of its file. */
export const pageFileAddress = "\\.html$";

/** Any other address of a file: where one is missing, a plain line says so, and not a page. */
export const fileAddress = "\\.[A-Za-z0-9]+$|^/(?:assets|data|images|packs|search)/";

/** An address below a language, which is the first group: what is missing there is answered in that language. */
export const pinnedAddress = `^/(${langs.join("|")})/`;

/** An address that no file system has a name for, which Caddy 2.6 would answer as a failure of its own. */
export const unfindableAddress = "[\\x00-\\x1f]|[^/]{250}|.{999}";
