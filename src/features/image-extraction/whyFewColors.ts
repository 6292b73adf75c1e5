import { fewBesideKeptMessage, onlyColorsMessage } from '../../domain/imageMessages';
import type { Picture } from './imageExtractionState';
import type { PaletteRecord } from './paletteHistory';

/** Why a palette has fewer colors than requested. */
export const whyFewColors = ({ notes }: Picture, { entries, area }: PaletteRecord): string => {
  const count = entries.length;
  if (entries.some(({ isKept }) => isKept)) return fewBesideKeptMessage(count);
  if (area) return onlyColorsMessage(count, 'part');
  return onlyColorsMessage(count, notes?.includes('firstFrame') ? 'first frame' : 'picture');
};
