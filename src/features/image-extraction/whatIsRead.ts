import type { Picture } from './imageExtractionState';
import type { PaletteRecord } from './paletteHistory';

/** What a palette is of, in the words of sentences about it. */
export const whatIsRead = (
  { notes }: Picture,
  record: PaletteRecord | null,
): 'picture' | 'part' | 'first frame' => {
  if (record?.area) return 'part';
  return notes?.includes('firstFrame') ? 'first frame' : 'picture';
};
