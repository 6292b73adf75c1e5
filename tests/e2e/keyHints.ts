import type { Page } from '@playwright/test';

/** Texts in the page that tell which keys to press, which a finger does not. */
export const keyHints = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // 'Enter HEX' is what a button does.
    const KEYS = /\b(?:Enter(?! HEX)|Escape|Esc|Ctrl|Shift|Alt|arrow keys?|Page Up)\b|\bpress [A-Z]\b/;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Read out, and not seen.
      element.getBoundingClientRect().width > 1;
    return [...document.querySelectorAll('kbd, p, span, small, output, li, label')]
      .filter((element) => {
        const own = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
        return element.tagName === 'KBD' || KEYS.test(own.join(' '));
      })
      .filter((element) => isSeen(element))
      .map(({ textContent }) => textContent);
  });
