/** Size in pixels, seconds, frames per second and bits per second of each background loop; it ends where it begins. */
export const LOOP = { width: 1152, height: 720, seconds: 8, fps: 24, bitrate: 800_000 };

/** The backgrounds of weekly palettes, by the name of their shader in loops/: films, and one still. */
export const LOOPS = [
  { name: 'slow-tide', isFilm: true },
  { name: 'ember-silk', isFilm: true },
  { name: 'night-market', isFilm: false },
];
