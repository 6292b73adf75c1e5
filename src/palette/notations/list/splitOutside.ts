/** The parts of a line between separators, which a sticky expression matches; what is in parentheses is kept together. */
export const splitOutside = (line: string, separator: RegExp): string[] => {
  const parts: string[] = [];
  let [depth, from, at] = [0, 0, 0];
  while (at < line.length) {
    if (line[at] === '(') depth++;
    else if (line[at] === ')') depth = Math.max(0, depth - 1);
    separator.lastIndex = at;
    const length = depth === 0 ? (separator.exec(line)?.[0].length ?? 0) : 0;
    if (length > 0) {
      parts.push(line.slice(from, at));
      from = at + length;
    }
    at += Math.max(1, length);
  }
  return [...parts, line.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
};
