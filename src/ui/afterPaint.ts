/**
 * Runs once the next frame has been produced, when reading or focusing an element no longer forces styles and layout
 * to be worked out inside the action that changed them. Answers how to call it off.
 */
export const afterPaint = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A callback of the frame itself still comes before its styles and layout.
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
