/** What was typed or pasted as a name is longer than names are. */
export const nameCutMessage = (max: number): string =>
  `A name has at most ${max} characters. The rest was left out.`;
