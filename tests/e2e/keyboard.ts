import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than the builder has: what is not found by then is out of reach. */
const MOST_PRESSES = 220;

type Key = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp' | 'ArrowLeft';
/** A key and how often it may be pressed before one looks where the focus is. */
type Step = { readonly key: Key; readonly times: number } | 'arrived' | 'gone';

/** Which key leads from the focus toward an element, as somebody would go who knows the page. */
const stepToward = (target: Element): Step => {
  if (!target.isConnected) return 'gone';
  const focused = document.activeElement ?? document.body;
  if (focused === target) return 'arrived';
  const isBehind = (element: Element, other: Element): boolean =>
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isAhead = (element: Element): boolean => focused === document.body || isBehind(element, focused);
  // One Tab stop for many: Tab leads to the stop, arrow keys from there.
  const group = target.closest('[role="toolbar"], [role="tablist"], nav, fieldset');
  const isWalkedTo = target instanceof HTMLElement && target.tabIndex === -1 && group !== null;
  if (isWalkedTo && group.contains(focused)) {
    const isColumn = group.matches('nav');
    if (isAhead(target)) return { key: isColumn ? 'ArrowDown' : 'ArrowRight', times: 1 };
    return { key: isColumn ? 'ArrowUp' : 'ArrowLeft', times: 1 };
  }
  const goal = isWalkedTo ? group : target;
  const isForward = isAhead(goal);
  const isBetween = (element: Element): boolean =>
    isForward
      ? isAhead(element) && isBehind(goal, element)
      : isBehind(focused, element) && isBehind(element, goal);
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      isBetween(element) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  return { key: isForward ? 'Tab' : 'Shift+Tab', times: Math.max(1, stops.length) };
};

/** Goes to a control with Tab and arrow keys, as its only way, and sees that the focus shows there. */
export const reach = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  // Found once: to look for a role on the whole page costs more than a press.
  let element = await target.elementHandle();
  let last: Key | null = null;
  for (let presses = 0; presses < MOST_PRESSES;) {
    const step = await element.evaluate(stepToward);
    if (step === 'arrived') {
      expect(await target.evaluate((arrived) => arrived.matches(':focus-visible'))).toBe(true);
      return;
    }
    if (step === 'gone') {
      element = await target.elementHandle();
      continue;
    }
    // Too far, since the buttons of a choice are one stop together: back by single ones.
    const times: number = last === null || last === step.key ? step.times : 1;
    // One after the other in the browser, without waiting for each answer.
    await Promise.all(Array.from({ length: times }, () => page.keyboard.press(step.key)));
    last = times === 1 ? last : step.key;
    presses += times;
  }
  throw new Error(`Out of reach by keyboard: ${target.toString()}`);
};

export const reachAndPress = async (page: Page, target: Locator, key = 'Enter'): Promise<void> => {
  await reach(page, target);
  await page.keyboard.press(key);
};
