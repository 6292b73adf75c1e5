/** Long work goes on in the next task, so that the browser can answer a click or draw a frame in between. */
export const nextTask = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
