import { configure, prettyDOM } from '@testing-library/react';

/** The whole page is written out where the message is read, in the report of a failure. */
const elementError = (message: string | null, container: Element): Error => {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (other: string) => {
      text = other;
    },
  });
  return error;
};

// A search that is repeated until something is there fails many times before.
configure({ getElementError: elementError });

/**
 * Style sheets apply to nothing here: CSS modules have none in these tests, and the rules of dialogs would be read for
 * each element whose name or role is looked for. What is drawn, the browser tests look at.
 */
Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { configurable: true, get: () => null });
