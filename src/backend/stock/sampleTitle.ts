/** A sample's id says in a few words what it shows: 'desert-dunes' is titled 'Desert dunes'. */
export const sampleTitle = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
