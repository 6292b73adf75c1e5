import type { SocialPicture } from './api';

const JPEG_QUALITY = 0.9;

/** What a canvas is asked for, to become a file of that format. */
export const encodeOptions = (format: SocialPicture['format']): ImageEncodeOptions =>
  format === 'png' ? { type: 'image/png' } : { type: 'image/jpeg', quality: JPEG_QUALITY };
