/** Why a file cannot be shown in the colors of a theme. */
export const DRAWING_FAILURES = {
  damaged: 'This SVG is damaged: its tags do not fit together.',
  'too-heavy': 'This SVG draws more shapes than a browser shows quickly. Export it as PNG.',
  'too-many-colors': 'This SVG has more than 256 colors. Export it as PNG.',
  'no-colors': 'This SVG has no colors of its own: it only holds pictures.',
  'svg-too-large': 'An SVG may have at most 5 MB here. Export it as PNG.',
} as const;

export const DRAWING_MESSAGES = {
  title: 'Your own drawing or screenshot',
  note: 'An SVG, or a PNG, JPEG or WebP. Drop or paste it here, also SVG code.',
  promise: 'It is recolored on your device and never uploaded.',
  failed: 'This file cannot be recolored.',
  notDrawn: 'This browser cannot draw this SVG.',
  pastedText: 'What was pasted is no SVG.',
  isPhoto:
    'A photograph has no flat colors: its nine main ones are matched, and what is between them moves along.',
  hadLinks: 'Links to other files are left out.',
  replaced: 'Another drawing is shown.',
  removed: 'Drawing removed',
  saveFailed: 'The picture could not be saved. Please try again.',
  tooLargeToSave: 'This picture is too large for this browser to save.',
} as const;
