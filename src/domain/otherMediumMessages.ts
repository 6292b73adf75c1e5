/** A film where pictures are read. */
export const FILM_MESSAGE = 'This is a film. Open it in Video to palette.';

/** Pictures where films are read. */
export const PICTURE_MESSAGES = {
  gif: 'This is a GIF, not a film. Image to palette reads its first frame; for all of them, export it as MP4.',
  apng: 'This is an animated PNG, not a film. Image to palette reads its first frame; for all of them, export it as MP4.',
  webp: 'This is an animated WebP, not a film. Image to palette reads its first frame; for all of them, export it as MP4.',
  avif: 'This is an animated AVIF, not a film. Image to palette reads its first frame; for all of them, export it as MP4.',
  picture: 'This is a picture, not a film. Open it in Image to palette.',
} as const;
