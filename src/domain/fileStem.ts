import { firstCharacters } from './firstCharacters';

/** In code points. */
const STEM_MAX = 60;

/** Reserved device names on Windows, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** The palette's name as a file name without extension: letters and digits of any script. */
export const fileStem = (title: string): string => {
  const whole = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const stem = firstCharacters(whole, STEM_MAX).replaceAll(/^-+|-+$/g, '');
  if (stem === '') return 'palette';
  return DEVICE.test(stem) ? `palette-${stem}` : stem;
};
