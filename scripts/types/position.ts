/** Line and column in a file, both from 1; columns count UTF-16 units, as editors do. */
export type Position = readonly [line: number, column: number];
