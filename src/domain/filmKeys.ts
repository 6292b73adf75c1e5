/**
 * Keys of the video page, as in video editors; values of `KeyboardEvent.key` in lower case, by position on keyboards of
 * other alphabets. Keys that change nothing work anywhere on the page, the others over the film.
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
