import type { SocialPicture } from './api';

const JPEG_QUALITY = 0.9;

/** Canvas encoding options for a file format. */
export const encodeOptions = (format: SocialPicture['format']): ImageEncodeOptions =>
  format === 'png' ? { type: 'image/png' } : { type: 'image/jpeg', quality: JPEG_QUALITY };
