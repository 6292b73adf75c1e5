import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** As freshFile, for the files that share one document. Style sheets stay: those who put them there do so once. */
const forgetAttributes = (element: Element): void => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

cleanup();
document.body.replaceChildren();
forgetAttributes(document.body);
forgetAttributes(document.documentElement);
document.title = '';
localStorage.clear();
sessionStorage.clear();
// A link to a file that was clicked has led away from it.
(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
  'http://localhost:3000/',
);

// A page that a test has begun to load is the next file's, too.
afterAll(() => vi.dynamicImportSettled());
