/** Keys of the picture page, as values of `KeyboardEvent.key`. They work anywhere on it except while typing. */
export const PICTURE_KEYS = {
  zoomIn: '+',
  zoomOut: '-',
  fit: '0',
  pins: 'p',
  part: 'm',
} as const;
