/**
 * Keys of the page for films, those of editing programs, as `KeyboardEvent.key` has them in lower case. What changes
 * nothing works anywhere on the page, the rest over the film.
 */
export const FILM_KEYS = {
  play: 'k',
  backward: 'j',
  forward: 'l',
  stepBack: ',',
  stepForward: '.',
  setIn: 'i',
  setOut: 'o',
  clearPart: 'x',
  split: 's',
  remove: 'delete',
} as const;
