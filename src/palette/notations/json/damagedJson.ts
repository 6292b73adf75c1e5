/** How an object or array of strict JSON begins; JavaScript objects have unquoted keys. */
const BEGINNING = /^[\s\uFEFF]*(?:\{\s*"[^"\n]{0,200}"\s*:|\[\s*(?:"#|\{\s*"))/;

/** A string, even if it is cut off. */
const TEXT = /"(?:[^"\\\n]|\\.)*(?:"|$)/g;

/** What JSON may contain outside of strings; comments and code contain more. */
const STRUCTURE = /^[\s\uFEFF]*[[{](?:[\s{}[\]:,\d.+\-eE]|true|false|null)*/;

/** Characters of text that somebody wrote, as opposed to stray bytes after the end. */
const HAS_WORDS = /[\w"'#{}[\]()]/;

/**
 * How a text that begins as JSON is damaged: it is cut off, or has stray characters after its end. Null for intact JSON
 * and for objects of code.
 */
export const jsonDamage = (text: string): 'brokenOff' | 'surplus' | null => {
  if (!BEGINNING.test(text)) return null;
  const bare = text.replaceAll(TEXT, '');
  const rest = bare.replace(STRUCTURE, '');
  if (HAS_WORDS.test(rest) && !/^[a-z]{1,4}$/.test(rest)) return null;
  // Comments and semicolons are signs of code.
  if (/[/;]/.test(rest)) return null;
  const left = bare.split(/[[{]/).length - bare.split(/[\]}]/).length;
  if (left > 0) return 'brokenOff';
  return left < 0 || rest !== '' ? 'surplus' : null;
};
