import { paletteLink } from '../../../palette/paletteLink';
import { PATHS } from '../../../domain/paths';
import type { HistoryEntry } from '../../../state/palette/historySlice';

/** The query of an entry's own address, with its '?'. */
export const entrySearch = ({ colors, name }: HistoryEntry): string => `?${paletteLink(colors, name)}`;

/** The whole address of an entry, to be sent to others. */
export const entryLink = (entry: HistoryEntry): string =>
  `${window.location.origin}${PATHS.builder}${entrySearch(entry)}`;
