/**
 * Runs after the next frame, when reading or focusing an element no longer forces a synchronous style and layout
 * calculation.
 */
export const afterPaint = (run: () => void): void => {
  // An animation frame callback still runs before the frame's style and layout.
  requestAnimationFrame(() => setTimeout(run));
};
