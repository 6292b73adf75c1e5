import type { Page } from '@playwright/test';
import { control, dialog, give, hexes, panel, strip, tool, unfoldPanels } from './builderParts';
import { expect, test } from './page';
import { seriousIn as findSerious } from './axe';

const EIGHT = '2a1230-2f2b7e-2b3fd6-7680e7-c9b6f2-ded2ec-f3eee3-ffb094';
const NINE = `${EIGHT}-ff6a3d`;
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

/** Under the palette, whatever state it is in, they are as another test has seen them. */
const PANELS = '[data-floating]';

const seriousIn = (page: Page, selector: string, except?: string): Promise<string[]> =>
  findSerious(page, selector, [SAMPLES, ...(except === undefined ? [] : [except])].join(', '));

/** Opens one tab after another in all panels at once, as long as any of them has one more. */
const eachRoundOfTabs = async (page: Page, look: (opened: string) => Promise<void>): Promise<void> => {
  const rows = await Promise.all(
    TABBED.map(async (title) => {
      const tabs = panel(page, title).getByRole('tab', { selected: false });
      return { title, names: await tabs.allTextContents() };
    }),
  );
  const rounds = Math.max(...rows.map(({ names }) => names.length));
  for (let round = 0; round < rounds; round++) {
    const opened: string[] = [];
    for (const { title, names } of rows) {
      const name = names[round];
      if (name === undefined) continue;
      await panel(page, title).getByRole('tab', { name, exact: true }).click();
      opened.push(`${title}: ${name}`);
    }
    await look(opened.join(', '));
  }
};

const open = async (page: Page, colors: string): Promise<void> => {
  test.slow();
  await page.goto(`/palette-builder?c=${colors}`);
  await expect(hexes(page)).toHaveCount(colors.split('-').length);
  await unfoldPanels(page);
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

test('axe finds nothing serious on the page or in any tab of a panel, light and dark, and every target is at least 24 pixels wide and high @phone', async ({
  page,
  isMobile,
}) => {
  await open(page, NINE);
  expect(await seriousIn(page, 'body')).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await eachRoundOfTabs(page, async (opened) => {
    expect(await smallTargets(page), opened).toEqual([]);
    // What a tab shows is the same on a phone, only narrower.
    if (!isMobile) expect(await seriousIn(page, 'section:has([role="tab"])'), opened).toEqual([]);
  });
});

/** What opens over the page, by the button that opens it. Export and import have a test with their own. */
const OVER_PAGE = [
  ['dialog', /^Save/],
  ['menu', /^Generator method/],
] as const;

test('axe finds nothing serious over the page, in the contrast preview and in the palette in all its states, light and dark @phone', async ({
  page,
  isMobile,
}) => {
  // With nine colors there is no room for one more.
  await open(page, EIGHT);

  await test.step('over the page', async () => {
    const last = isMobile ? (['menu', 'More'] as const) : (['dialog', 'Keyboard shortcuts'] as const);
    for (const [role, button] of [...OVER_PAGE, last]) {
      await tool(page, button).first().click();
      await expect(page.getByRole(role)).toBeVisible();
      expect(await seriousIn(page, `[role="${role}"]`), String(button)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toBeHidden();
    }
    await tool(page, 'Previous palette').click();
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(dialog(page, 'Keep a longer history')).toBeVisible();
    expect(await seriousIn(page, '[role="dialog"]'), 'the limit of the history').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Action, page or palette' })).toBeFocused();
    expect(await seriousIn(page, '[role="dialog"]'), 'actions and pages').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('contrast preview', async () => {
    const pairs = panel(page, 'Contrast matrix').getByRole('toolbar').getByRole('button');
    for (const pair of [pairs.first(), pairs.last()]) {
      await pair.click();
      await expect(dialog(page, 'Contrast preview')).toBeVisible();
      expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  await test.step('palette in all its states', async () => {
    await control(page, 'Lock color').click();
    await control(page, 'Add a color between color 3 and color 4').focus();
    await page.keyboard.press('Enter');
    await expect(strip(page).getByRole('group', { name: /^Colors between/ })).toBeVisible();
    expect(await seriousIn(page, 'ol[aria-label="Color palette"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await give(page, /^Expand palette/);
    expect(await seriousIn(page, 'main', PANELS)).toEqual([]);
    // The pointer rests where another button came to lie; its tooltip would cover the next one on a phone.
    await page.mouse.move(0, 0);
    await tool(page, 'Collapse palette').click();
    await tool(page, 'Random palette adjustments').click();
    await expect(page.getByRole('region', { name: 'Random adjustment' })).toBeVisible();
    await page.getByRole('switch').first().click();
    await expect(page.getByText('Unchanged').first()).toBeVisible();
    expect(await seriousIn(page, 'main', PANELS)).toEqual([]);
  });
});
