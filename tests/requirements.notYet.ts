/** Rows of `requirements.md` that no test proves yet, sorted. The list only shrinks; empty, the product is complete. */
export const NOT_YET: readonly string[] = `
D-06 D-11 D-28 D-29 D-30 D-31
G-05
R-02 R-11
`
  .trim()
  .split(/\s+/);
