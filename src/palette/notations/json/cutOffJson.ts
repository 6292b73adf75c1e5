/** Strings, and outside of them the signs that open, close and separate values. */
const SIGNS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]/g;

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The closing brackets that a text lacks at its end, the outermost first. */
const leftOpen = (text: string): string[] => {
  const open: string[] = [];
  for (const [sign] of text.matchAll(SIGNS)) {
    const closing = CLOSING[sign];
    if (closing !== undefined) open.push(closing);
    else if (sign === '}' || sign === ']') open.pop();
  }
  return open;
};

/** Where the last complete value ends, or the last group begins. */
const endOfWhole = (text: string): number => {
  const open: string[] = [];
  let end = 0;
  let before = '';
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    const behind = index + sign.length;
    const closing = CLOSING[sign];
    const isEnd = sign === '}' || sign === ']';
    // In an object a string may be a key, which is nothing without its value.
    const isText = /^"[^]*"$/.test(sign) && (before === ':' || open.at(-1) === ']');
    if (closing !== undefined) open.push(closing);
    if (isEnd) open.pop();
    if (closing !== undefined || isEnd || isText) end = behind;
    // The end of a number is only known from what follows it.
    else if (sign === ',') end = index;
    before = sign;
  }
  return end;
};

/**
 * Truncated JSON, cut after its last complete value and closed there: `{"sea":"#0D9488","ink":"#1C` becomes
 * `{"sea":"#0D9488"}`. A text that is not JSON does not become JSON.
 */
export const completedJson = (text: string): string => {
  const whole = text.slice(0, endOfWhole(text));
  return whole + leftOpen(whole).toReversed().join('');
};
