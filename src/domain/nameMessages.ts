/** What was typed or pasted as a name is longer than names are. */
export const nameCutMessage = (max: number): string =>
  `A name has at most ${max} characters. The rest was left out.`;

/** A named palette was replaced by another one, which has no name. */
export const nameLeftMessage = (name: string): string => `New palette. “${name}” is one step back.`;
