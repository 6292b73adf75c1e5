import type { Picture } from './imageExtractionState';
import type { PaletteRecord } from './paletteHistory';

/** The source of a palette, as worded in messages about it. */
export const whatIsRead = (
  { notes }: Picture,
  record: PaletteRecord | null,
): 'picture' | 'part' | 'first frame' => {
  if (record?.area) return 'part';
  return notes?.includes('firstFrame') ? 'first frame' : 'picture';
};
