/** The name, or the first of 'teal-2', 'teal-3' and so on that is not taken. `taken` holds lower-case names. */
export const uniqueName = (wanted: string, separator: string, taken: ReadonlySet<string>): string => {
  let name = wanted;
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted}${separator}${n}`;
  return name;
};

/** Numbers repeated names, whatever their case: the second 'Teal' becomes 'Teal 2' with a space as the separator. */
export const uniqueNames = (names: readonly string[], separator: string): string[] => {
  const taken = new Set<string>();
  return names.map((wanted) => {
    const name = uniqueName(wanted, separator, taken);
    taken.add(name.toLowerCase());
    return name;
  });
};
