/** A key that a page listens to, beside the shortcuts of the builder. */
export type PageKey = {
  /** What it does, as the sheet of shortcuts says it. */
  readonly label: string;
  /** As `KeyboardEvent.key` has it, in lower case. */
  readonly key: string;
  /** With Cmd or Ctrl. */
  readonly mod?: true;
  readonly shift?: true;
  /** What the sheet shows in place of the key. */
  readonly shownKeys?: string;
};

const UNDO = { label: 'Undo', key: 'z', mod: true } as const satisfies PageKey;
const REDO = { label: 'Redo', key: 'z', mod: true, shift: true } as const satisfies PageKey;

/** Anywhere on the page, but for those of what has the focus. */
export const PICTURE_KEYS = {
  zoomIn: { label: 'Zoom in', key: '+' },
  zoomOut: { label: 'Zoom out', key: '-' },
  fit: { label: 'Fit the picture', key: '0' },
  pins: { label: 'Show or hide the pins', key: 'p' },
  part: { label: 'Take colors of a part', key: 'm' },
  movePin: { label: 'Move the focused pin', key: 'arrows', shownKeys: '← → ↑ ↓' },
  removePin: { label: 'Take the focused color out', key: 'delete', shownKeys: 'Del' },
  undo: UNDO,
  redo: REDO,
} as const satisfies Record<string, PageKey>;

/** Those of editing programs. What changes nothing works anywhere on the page, the rest over the film. */
export const FILM_KEYS = {
  play: { label: 'Play or pause', key: 'k' },
  backward: { label: 'Play backward, again for faster', key: 'j' },
  forward: { label: 'Play, again for faster', key: 'l' },
  stepBack: { label: 'Previous frame', key: ',' },
  stepForward: { label: 'Next frame', key: '.' },
  setIn: { label: 'Set the in point', key: 'i' },
  setOut: { label: 'Set the out point', key: 'o' },
  clearPart: { label: 'Clear in and out points', key: 'x' },
  split: { label: 'Split the shot', key: 's' },
  remove: { label: 'Remove the frame', key: 'delete', shownKeys: 'Del' },
  undo: UNDO,
  redo: REDO,
} as const satisfies Record<string, PageKey>;

/** On a step of a scale that has the focus. */
export const SCALE_KEYS = {
  pin: { label: 'Pin or unpin the focused step', key: 'p' },
  movePin: { label: 'Move the pinned color', key: 'arrows', shownKeys: 'Alt ← →' },
  unpin: { label: 'Unpin the focused step', key: 'delete', shownKeys: 'Del' },
  undo: UNDO,
  redo: REDO,
} as const satisfies Record<string, PageKey>;
