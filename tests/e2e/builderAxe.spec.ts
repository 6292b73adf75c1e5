import type { Page } from '@playwright/test';
import { control, dialog, hexes, panel, strip, tool } from './builderParts';
import { expect, test } from './page';
import { seriousIn as findSerious } from './axe';

const FIVE = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';
const NINE = '2a1230-2f2b7e-2b3fd6-7680e7-c9b6f2-ded2ec-f3eee3-ffb094-ff6a3d';
/** The panels that show one thing at a time. */
const TABBED = [
  'Color adjustments',
  'Palette adjustments',
  'Gradient combinations',
  'Contrast repair',
  'In-use preview',
  'Accessibility',
  'Pairings',
];
/** Sample texts of the contrast preview show what a pair of colors does, also one that nobody can read. */
const SAMPLES = '[aria-label="Samples"] p, [aria-label="Samples"] div > span';

const seriousIn = (page: Page, selector: string): Promise<string[]> => findSerious(page, selector, SAMPLES);

/** Each tab of a panel that is not open from the start. */
const eachTab = async (page: Page, title: string, look: (tab: string) => Promise<void>): Promise<void> => {
  const tabs = panel(page, title).getByRole('tab', { selected: false });
  for (const tab of await tabs.allTextContents()) {
    await panel(page, title).getByRole('tab', { name: tab, exact: true }).click();
    await look(tab);
  }
};

const open = async (page: Page, theme: 'light' | 'dark', colors = NINE): Promise<void> => {
  test.slow();
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(`/palette-builder?c=${colors}`);
  await expect(hexes(page)).toHaveCount(colors.split('-').length);
  await expect(panel(page, 'Contrast matrix').getByRole('toolbar')).toBeVisible();
  await expect(panel(page, 'Accessibility').getByText('Protanopia').first()).toBeVisible();
};

/** Whatever can be pressed and is seen, smaller than a fingertip can be asked to hit. Text links and hidden fields have their labels. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, select, summary, [role="switch"], label)')].flatMap(
      (element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSeen =
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 0;
        // A hundredth of a pixel is the rounding of a grid.
        if (!isSeen || (width > 23.99 && height > 23.99)) return [];
        return [
          `${width.toFixed(1)} × ${height.toFixed(1)} ${element.getAttribute('aria-label') ?? element.textContent}`,
        ];
      },
    ),
  );

/** Walks through every Tab stop and names those that do not show the focus. */
const stopsWithoutRing = async (page: Page): Promise<string[]> => {
  const missing: string[] = [];
  const seen = new Set<string>();
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const { name, hasRing, isBody } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const rings = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const near = [element.parentElement, element.firstElementChild].flatMap((other) =>
        other ? [getComputedStyle(other)] : [],
      );
      const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      return {
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`,
        hasRing: [...rings, ...near].some(isRing) || rings.some(({ boxShadow }) => boxShadow !== 'none'),
        isBody: element === document.body,
      };
    });
    if (isBody) break;
    if (!hasRing) missing.push(name);
    seen.add(name);
  }
  expect(seen.size, 'the walk came to the end of the page').toBeGreaterThan(40);
  return missing;
};

/** What opens over the page, by the button that opens it. Export and import have a test with their own. */
const OVER_PAGE = [
  ['dialog', 'Keyboard shortcuts'],
  ['dialog', /^Save/],
  ['dialog', 'Previous palette'],
  ['menu', /^Generator method/],
] as const;

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the page, ${theme} @phone`, async ({ page }) => {
    await open(page, theme);
    expect(await seriousIn(page, 'body')).toEqual([]);
  });

  test(`axe finds nothing serious in any tab of any panel, ${theme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await open(page, theme);
    for (const title of TABBED) {
      const id = await panel(page, title).getAttribute('aria-labelledby');
      await eachTab(page, title, async (tab) => {
        const found = await seriousIn(page, `section[aria-labelledby="${id}"]`);
        expect(found, `${title}, ${tab}`).toEqual([]);
      });
    }
  });

  test(`axe finds nothing serious over the page, ${theme} @phone`, async ({ page }) => {
    await open(page, theme, FIVE);
    for (const [role, button] of OVER_PAGE) {
      await tool(page, button).first().click();
      await expect(page.getByRole(role)).toBeVisible();
      expect(await seriousIn(page, `[role="${role}"]`), String(button)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toBeHidden();
    }
  });

  test(`axe finds nothing serious in the contrast preview, ${theme} @phone`, async ({ page }) => {
    await open(page, theme);
    const pairs = panel(page, 'Contrast matrix').getByRole('toolbar').getByRole('button');
    for (const pair of [pairs.first(), pairs.last()]) {
      await pair.click();
      await expect(dialog(page, 'Contrast preview')).toBeVisible();
      expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test(`axe finds nothing serious in the palette in all its states, ${theme} @phone`, async ({ page }) => {
    // With nine colors there is no room for one more.
    await open(page, theme, NINE.slice(0, -7));
    await control(page, 'Lock color').click();
    await control(page, 'Add a color between color 3 and color 4').focus();
    await page.keyboard.press('Enter');
    await expect(strip(page).getByRole('group', { name: /^Colors between/ })).toBeVisible();
    expect(await seriousIn(page, 'ol[aria-label="Color palette"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await tool(page, 'Expand palette (F)').click();
    expect(await seriousIn(page, 'main')).toEqual([]);
    // The pointer rests where another button came to lie; its tooltip would cover the next one on a phone.
    await page.mouse.move(0, 0);
    await tool(page, 'Collapse palette').click();
    await tool(page, 'Random palette adjustments').click();
    await expect(page.getByRole('region', { name: 'Random adjustment' })).toBeVisible();
    await page.getByRole('switch').first().click();
    await expect(page.getByText('Unchanged').first()).toBeVisible();
    expect(await seriousIn(page, 'main')).toEqual([]);
  });
}

test('every target is at least 24 pixels wide and high @phone', async ({ page }) => {
  await open(page, 'light');
  expect(await smallTargets(page)).toEqual([]);
  for (const title of TABBED) {
    await eachTab(page, title, async (tab) => {
      expect(await smallTargets(page), `${title}, ${tab}`).toEqual([]);
    });
  }
});

test('every Tab stop shows the focus', async ({ page }) => {
  await open(page, 'light');
  expect(await stopsWithoutRing(page)).toEqual([]);
});
