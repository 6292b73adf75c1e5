/** Keys of the page for pictures, as `KeyboardEvent.key` has them; anywhere on the page, but for those of what has the focus. */
export const PICTURE_KEYS = {
  zoomIn: '+',
  zoomOut: '-',
  fit: '0',
  pins: 'p',
  part: 'm',
} as const;
