/** Rows of `requirements.md` that no test proves yet, sorted. The list only shrinks; empty, the product is complete. */
export const NOT_YET: readonly string[] = [];
