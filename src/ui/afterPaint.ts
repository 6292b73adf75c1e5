/**
 * Runs once the next frame has been produced, when reading or focusing an element no longer forces styles and layout
 * to be worked out inside the action that changed them.
 */
export const afterPaint = (run: () => void): void => {
  // A callback of the frame itself still comes before its styles and layout.
  requestAnimationFrame(() => setTimeout(run));
};
