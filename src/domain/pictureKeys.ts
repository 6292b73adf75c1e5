/** Keys of the page for pictures, as `KeyboardEvent.key` has them. They work anywhere on it, but where somebody types. */
export const PICTURE_KEYS = {
  zoomIn: '+',
  zoomOut: '-',
  fit: '0',
  pins: 'p',
  part: 'm',
} as const;
