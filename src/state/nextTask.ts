/** Resolves in the next task, so that during long work the browser can handle a click or paint a frame. */
export const nextTask = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
