// One for the document whose elements they are: empty, and of no video.
const idle: HTMLCanvasElement[] = [];

/**
 * A canvas that shows nothing. The browser tears each one down by itself when it collects them: several hundred, which a
 * video of thousands of frames leaves in a minute, take it longer than a frame of the screen.
 */
export const takeCanvas = (): HTMLCanvasElement => idle.pop() ?? document.createElement('canvas');

/** For the next one who needs a canvas: at most as many wait as were once shown together. */
export const giveBackCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.remove();
  idle.push(canvas);
};
