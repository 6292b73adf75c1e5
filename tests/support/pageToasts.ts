import { createToasts, type Toasts } from '../../src/state/toasts';

let current = createToasts();

/** For the services of another page: it begins without messages. */
export const createPageToasts = (): Toasts => {
  current = createToasts();
  return current;
};

/** The words of the messages on the page, oldest first. */
export const pageMessages = (): string[] => current.list().map(({ message }) => message);

/** The messages of the page that a test looks at: that of the fake services which were made last. */
export const pageToasts = (): Toasts => current;
