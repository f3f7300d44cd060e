/**
 * An address with slashes too many behind it, as every host matches it; the address of the page is its first group. Hosts lead there
 * only when the page's file exists. Both are needed: sent back as they came, `/\host/`, `//host/` and `/<tab>/host/` would lead to
 * another site, since browsers read them so (WHATWG URL, basic URL parser).
 */
export const slashedPage = "^((?:/[a-z0-9-]+)+)/+$";
