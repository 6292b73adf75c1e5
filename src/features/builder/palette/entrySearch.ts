import { paletteLink } from '../../../color/parsePalette';
import type { HistoryEntry } from './historySlice';

/** The query of an entry's own address, with its '?'. */
export const entrySearch = ({ colors, name }: HistoryEntry): string => `?${paletteLink(colors, name)}`;
