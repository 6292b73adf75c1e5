/** What a record or list of strict JSON begins with; records of JavaScript have keys without quotes. */
const BEGINNING = /^[\s\uFEFF]*(?:\{\s*"[^"\n]{0,200}"\s*:|\[\s*(?:"#|\{\s*"))/;

/** A text, also one that breaks off. */
const TEXT = /"(?:[^"\\\n]|\\.)*(?:"|$)/g;

/** What may stand outside of texts, but not in comments or code. */
const STRUCTURE = /^[\s\uFEFF]*[[{](?:[\s{}[\]:,\d.+\-eE]|true|false|null)*/;

/** After the end of a value, bytes that are no text anybody wrote. */
const HAS_WORDS = /[\w"'#{}[\]()]/;

/**
 * How a text is damaged that begins as JSON: it breaks off, or has other signs behind its end. Null for whole ones and
 * for records of code.
 */
export const jsonDamage = (text: string): 'brokenOff' | 'surplus' | null => {
  if (!BEGINNING.test(text)) return null;
  const bare = text.replaceAll(TEXT, '');
  const rest = bare.replace(STRUCTURE, '');
  if (HAS_WORDS.test(rest) && !/^[a-z]{1,4}$/.test(rest)) return null;
  // Comments and semicolons are of code.
  if (/[/;]/.test(rest)) return null;
  const left = bare.split(/[[{]/).length - bare.split(/[\]}]/).length;
  if (left > 0) return 'brokenOff';
  return left < 0 || rest !== '' ? 'surplus' : null;
};
