import { groupDigits } from './groupDigits';

const MOST_NAMES = 3;

/** What could not be read of a folder, by name: 'Could not be read: a.png, b.png and 4 more.' */
export const unreadFilesMessage = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMES;
  return `Could not be read: ${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
};

/** A folder has more files than are looked at. */
export const searchEndedMessage = (most: number): string =>
  `Only the first ${groupDigits(most)} files of the folder were looked at.`;
