/** The colors of X11 that CSS lacks and people write, also in two words: 'navy blue', 'violet red'. */
const X11_WORDS: ReadonlyMap<string, string> = new Map([
  ['navyblue', '#000080'],
  ['violetred', '#d02090'],
  ['lightgoldenrod', '#eedd82'],
  ['lightslateblue', '#8470ff'],
]);

/** Hex of a color of X11 that CSS lacks; undefined for any other word. */
export const hexOfX11 = (word: string): string | undefined => X11_WORDS.get(word.toLowerCase());
