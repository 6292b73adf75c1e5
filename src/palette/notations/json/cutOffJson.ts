/** Outside of texts, what opens and closes a value, stands between values, or begins a text. */
const SIGNS = /"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]/g;

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The closing signs of what is open at the end of a text, the outermost first. */
const leftOpen = (text: string): string[] => {
  const open: string[] = [];
  for (const [sign] of text.matchAll(SIGNS)) {
    const closing = CLOSING[sign];
    if (closing !== undefined) open.push(closing);
    else if (sign === '}' || sign === ']') open.pop();
  }
  return open;
};

/** Where the last value ends that is whole, or the last group begins. */
const endOfWhole = (text: string): number => {
  const open: string[] = [];
  let end = 0;
  let before = '';
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    const behind = index + sign.length;
    const closing = CLOSING[sign];
    const isEnd = sign === '}' || sign === ']';
    // In a record a text may be a key, which is nothing without its value.
    const isText = /^"[^]*"$/.test(sign) && (before === ':' || open.at(-1) === ']');
    if (closing !== undefined) open.push(closing);
    if (isEnd) open.pop();
    if (closing !== undefined || isEnd || isText) end = behind;
    // A number has no end of its own.
    else if (sign === ',') end = index;
    before = sign;
  }
  return end;
};

/**
 * JSON that breaks off, up to its last whole value and closed behind it: `{"sea":"#0D9488","ink":"#1C` becomes
 * `{"sea":"#0D9488"}`. What is no JSON becomes none.
 */
export const completedJson = (text: string): string => {
  const whole = text.slice(0, endOfWhole(text));
  return whole + leftOpen(whole).toReversed().join('');
};
