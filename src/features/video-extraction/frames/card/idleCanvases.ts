// One pool for the document that the elements belong to: all empty, and bound to no video.
const idle: HTMLCanvasElement[] = [];

/**
 * An empty canvas from the pool. The browser destroys each one separately on garbage collection: several hundred, which
 * a video of thousands of frames would leave in a minute, take longer than a frame.
 */
export const takeCanvas = (): HTMLCanvasElement => idle.pop() ?? document.createElement('canvas');

/** Returns a canvas to the pool, which holds at most as many as were once shown together. */
export const giveBackCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.remove();
  idle.push(canvas);
};
