import { createToasts, type Toasts } from '../../src/state/toasts';

let current = createToasts();

/** Toasts for the services of a new page: it starts without messages. */
export const createPageToasts = (): Toasts => {
  current = createToasts();
  return current;
};

/** The texts of the messages on the page, oldest first. */
export const pageMessages = (): string[] => current.list().map(({ message }) => message);

/** The toasts of the page under test: those of the latest fake services. */
export const pageToasts = (): Toasts => current;
