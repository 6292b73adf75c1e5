import { visibleCharacters } from './firstCharacters';

/** Truncates a text by whole characters to fit, with an ellipsis. */
export const fitText = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  const characters = [...visibleCharacters(text)];
  const kept = characters.findLastIndex((_, end) => fits(`${characters.slice(0, end).join('').trimEnd()}…`));
  return `${characters.slice(0, Math.max(0, kept)).join('').trimEnd()}…`;
};
