/** Longer calls are no colors, and would take more than linear time. */
const LENGTH_MAX = 320;

/** Where a call's parenthesis closes, `from` being behind the opening one; −1 if it is left open. */
export const closingParenthesis = (text: string, from: number, lengthMax = LENGTH_MAX): number => {
  let depth = 1;
  const end = Math.min(text.length, from + lengthMax);
  for (let at = from; at < end; at++) {
    const sign = text[at];
    if (sign === '(') depth++;
    else if (sign === ')' && --depth === 0) return at;
    else if (sign === '{' || sign === '}' || sign === ';') return -1;
  }
  return -1;
};
