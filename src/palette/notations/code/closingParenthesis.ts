/** Longer calls are no colors, and scanning them would take more than linear time. */
const LENGTH_MAX = 320;

/** The index of a call's closing parenthesis, `from` being just after the opening one; −1 if it is left open. */
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
