/**
 * What the builder says about its palette, history and tools; `panelMessages.ts` has those of its panels, and
 * `adjustmentMessages.ts` those that every page loads.
 */
export const BUILDER_MESSAGES = {
  colorPasted: 'Color pasted!',
  hexRefused: 'Use 3 or 6 hex digits without alpha, or a CSS name or function that is not transparent.',
  paletteLinkInvalid: 'This link does not hold 2 to 9 colors. Here is another palette to start from.',
  colorIsFirst: 'This is the first color.',
  colorIsLast: 'This is the last color.',
  allColorsLocked: 'Every color is locked. Unlock one to change the palette.',
  historyLimitReached:
    "You've reached the history limit. Sign up to save more palettes and extend your history.",
  historyStartReached: 'This is the oldest palette kept. Sign up to keep a history of 50.',
  historyBegins: 'Nothing to undo: your history begins with this palette. Sign up to keep a history of 50.',
  adjustmentsUsedUp: "You've used all your free random palette adjustments. Sign up to continue generating.",
  pinned: 'Pinned in the history',
  unpinned: 'Not pinned any more',
  pinsFull: 'No more palettes can be pinned. Unpin one first.',
  adminToolOnly: 'This feature is only available for admin users.',
} as const;
