import { cleanup } from '@testing-library/react';

/**
 * Like freshFile, for the files that share one document. Style sheets are kept, as their modules insert them only once.
 */
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
// A test may have clicked a link that navigated away.
(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
  'http://localhost:3000/',
);
