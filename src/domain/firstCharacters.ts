/** What readers see as single characters: an emoji of several code points is one, as is a letter with its marks. */
export const visibleCharacters = function* visibleCharacters(text: string): Generator<string> {
  for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
};

/**
 * The start of a text: at most `max` code points, the unit in which the database counts, and no visible character cut
 * in two, unless the first alone is longer.
 */
export const firstCharacters = (text: string, max: number): string => {
  const points = Array.from(text);
  if (points.length <= max) return text;
  let [end, count] = [0, 0];
  for (const character of visibleCharacters(text)) {
    count += Array.from(character).length;
    if (count > max) break;
    end += character.length;
  }
  return end === 0 ? points.slice(0, max).join('') : text.slice(0, end);
};
