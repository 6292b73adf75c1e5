import { control, strip } from './builderParts';
import { expect, test } from './page';

type Stop = {
  readonly name: string;
  readonly hasRing: boolean;
  /** Whether it begins above the end of the header without being part of it. */
  readonly isHidden: boolean;
};

/** How what has the focus is seen; null once the focus has left the page. */
const readStop = (): Stop | null => {
  const focused = document.activeElement;
  const header = document.querySelector('header');
  if (!focused || !header || focused === document.body) return null;
  const rings = [null, '::before', '::after']
    .map((part) => getComputedStyle(focused, part))
    .filter(({ opacity }) => opacity !== '0');
  // A hidden field shows it on the box that stands for it.
  const near = [focused.parentElement, focused.firstElementChild, focused.nextElementSibling].flatMap(
    (other) => (other ? [getComputedStyle(other)] : []),
  );
  const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  return {
    name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`,
    hasRing: [...rings, ...near].some(isRing) || rings.some(({ boxShadow }) => boxShadow !== 'none'),
    isHidden:
      document.querySelector('main')?.contains(focused) === true &&
      Math.round(focused.getBoundingClientRect().top) < Math.round(header.getBoundingClientRect().bottom),
  };
};

test('the focus is seen, and is never lost', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');

  await test.step('what lies under the bubble of a button can be pressed', async () => {
    await control(page, 'Duplicate color').hover();
    const bubble = page.getByRole('tooltip');
    await expect(bubble).toBeVisible();
    const isAbove = await bubble.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(hit) || hit?.contains(element) === true;
    });
    expect(isAbove).toBe(false);
  });

  await test.step('a swatch that is copied and taken away by the pointer hands the focus on', async () => {
    await control(page, 'Duplicate color').click();
    await expect(strip(page).getByRole('listitem')).toHaveCount(4);
    await expect(control(page, 'Duplicate color')).toBeFocused();
    await control(page, 'Delete color').click();
    await expect(strip(page).getByRole('listitem')).toHaveCount(3);
    await expect(strip(page).locator('[aria-current="true"]')).toBeFocused();
  });

  await test.step('a menu gives the focus back, however quickly an option is chosen', async () => {
    const button = page.getByRole('button', { name: 'Copy scale' });
    const options = page.getByRole('menuitem');
    for (const place of [0, 1, 2, 1, 0]) {
      await button.click();
      await options.nth(place).click();
      await expect(options).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  await test.step('going up through the page, every Tab stop shows the focus, and the header hides none', async () => {
    await expect(
      page.getByRole('region', { name: 'Swap selected color' }).getByRole('button').first(),
    ).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const stops: Stop[] = [];
    for (;;) {
      await page.keyboard.press('Shift+Tab');
      const stop = await page.evaluate(readStop);
      if (stop === null) break;
      stops.push(stop);
    }
    expect(stops.filter(({ hasRing }) => !hasRing)).toEqual([]);
    expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
    expect(new Set(stops.map(({ name }) => name)).size, 'the walk came to the top').toBeGreaterThan(40);
  });
});
