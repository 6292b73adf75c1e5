/** Maximum frames kept of a video: two hours at one per second. */
export const MAX_FRAMES = 7200;
