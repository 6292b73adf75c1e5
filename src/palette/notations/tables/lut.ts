/** First lines of look-up tables, whose numbers say how colors are changed and are none themselves. */
const SIGNS = /^[ \t]*(?:LUT_[13]D_SIZE[ \t]+\d+|3DMESH|Mesh[ \t]+\d+[ \t]+\d+)[ \t]*$/im;
/** The size comes after at most a title, comments and the range. */
const HEAD_MAX = 4000;

/** Whether a text is a LUT of Adobe or Autodesk: '.cube', '.3dl'. */
export const isLut = (text: string): boolean => SIGNS.test(text.slice(0, HEAD_MAX));
