/**
 * How many leading parts all lists share; at least one part of each remains.
 * @param {readonly (readonly string[])[]} lists
 */
const countShared = (lists) => {
  const most = Math.min(...lists.map(({ length }) => length)) - 1;
  let shared = 0;
  while (shared < most && lists.every((parts) => parts[shared] === lists[0]?.[shared])) shared += 1;
  return shared;
};

/**
 * Names without their common prefix up to a colon and their common suffix from a comma on: a chart says those once, in
 * its title.
 * @param {readonly string[]} names
 */
export const shortNames = (names) => {
  if (names.length < 2) return [...names];
  const heads = names.map((name) => name.split(': '));
  const from = countShared(heads);
  const tails = heads.map((parts) => parts.slice(from).join(': ').split(', ').toReversed());
  const until = countShared(tails);
  return tails.map((parts) => parts.slice(until).toReversed().join(', '));
};
