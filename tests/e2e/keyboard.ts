import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than the builder has: what is not found by then is out of reach. */
const MOST_PRESSES = 220;

type Step = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp' | 'ArrowLeft' | 'arrived' | 'gone';

/** Which key leads from the focus toward an element, as somebody would go who knows the page. */
const stepToward = (target: Element): Step => {
  if (!target.isConnected) return 'gone';
  const focused = document.activeElement ?? document.body;
  if (focused === target) return 'arrived';
  const isAhead = (element: Element): boolean =>
    focused === document.body ||
    (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  // One Tab stop for many: Tab leads to the stop, arrow keys from there.
  const group = target.closest('[role="toolbar"], [role="tablist"], nav, fieldset');
  const isWalkedTo = target instanceof HTMLElement && target.tabIndex === -1 && group !== null;
  if (isWalkedTo && group.contains(focused)) {
    const isColumn = group.matches('nav');
    if (isAhead(target)) return isColumn ? 'ArrowDown' : 'ArrowRight';
    return isColumn ? 'ArrowUp' : 'ArrowLeft';
  }
  return isAhead(isWalkedTo ? group : target) ? 'Tab' : 'Shift+Tab';
};

/** Goes to a control with Tab and arrow keys, as its only way, and sees that the focus shows there. */
export const reach = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  // Found once: to look for a role on the whole page costs more than a press.
  let element = await target.elementHandle();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const step = await element.evaluate(stepToward);
    if (step === 'arrived') {
      expect(await target.evaluate((arrived) => arrived.matches(':focus-visible'))).toBe(true);
      return;
    }
    if (step === 'gone') element = await target.elementHandle();
    else await page.keyboard.press(step);
  }
  throw new Error(`Out of reach by keyboard: ${target.toString()}`);
};

export const reachAndPress = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await reach(page, target);
  await page.keyboard.press(key);
};
