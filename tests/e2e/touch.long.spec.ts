import type { Page } from '@playwright/test';
import { insertPalette, insertProject, signInByHttp } from './accountByHttp';
import { faultsIn } from './axe';
import { dialog, give, tool, toolbar, unfoldPanels } from './builderParts';
import { bands, columns, picker } from './imagePage';
import { keyHints } from './keyHints';
import { cutOff } from './narrow';
import { expect, test } from './page';
import { smallTargets } from './touchTargets';

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

/** Addresses, and what is to be there before the controls of a page are measured. */
const PAGES: readonly (readonly [path: string, arrive: (page: Page) => Promise<void>])[] = [
  ['/', (page) => expect(page.getByRole('link', { name: 'Open in builder' })).toBeVisible()],
  ['/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c', unfoldPanels],
  [
    '/explore?near=0d9488',
    (page) => expect(page.getByRole('button', { name: 'Use palette' }).first()).toBeVisible(),
  ],
  [
    '/image-to-palette',
    async (page) => {
      await expect(page.getByRole('button', { name: /, by / }).first()).toBeVisible();
      expect(await smallTargets(page), 'pictures to choose from').toEqual([]);
      await picker(page).setInputFiles(await bands('bands.png'));
      await expect(columns(page).first()).toBeVisible();
    },
  ],
  [
    '/theme?h=teal.0d9488_green.16a34a&gm=p3&pl=teal.3.99f6e4&rl=link.teal.2',
    (page) => expect(page.getByRole('toolbar', { name: 'Light scales' })).toBeVisible(),
  ],
  ['/video-to-palette', (page) => expect(page.getByRole('button', { name: /, by / }).first()).toBeVisible()],
  ['/privacy-policy', heading],
  ['/cookies', heading],
  ['/terms', heading],
];
const OWN_PAGES: typeof PAGES = [
  [
    '/projects',
    (page) =>
      expect(page.getByRole('list', { name: 'Projects' }).getByRole('listitem').first()).toBeVisible(),
  ],
  ['/settings', (page) => expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()],
];

/** Dialogs of the builder by what opens them. */
const DIALOGS: readonly (readonly [command: string, title: string])[] = [
  ['Compare and mix palettes', 'Compare and mix palettes'],
  ['History', 'History'],
  ['Export palette', 'Export palette'],
  ['Import palette', 'Import palette'],
];

/** A phone, the same on its side, and a tablet both ways. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
] as const;

const expectThumbs = async (page: Page, pages: typeof PAGES): Promise<void> => {
  const [phone, ...others] = WINDOWS;
  for (const [path, arrive] of pages) {
    await page.setViewportSize(phone);
    await page.goto(path);
    await arrive(page);
    // What came last may still be on its way to its place.
    await expect.poll(() => smallTargets(page), { message: path }).toEqual([]);
    for (const size of others) {
      await page.setViewportSize(size);
      const where = `${path} at ${size.width} px`;
      await expect.poll(() => smallTargets(page), { message: where }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(size.width);
      expect(await cutOff(page), where).toEqual([]);
    }
    expect(await keyHints(page), path).toEqual([]);
  }
};

test('every control of the pages is 44 px wide and high for a thumb, on phones and tablets, and no text is about keys @phone-only', async ({
  page,
}) => {
  await expectThumbs(page, PAGES);
});

test('so is every control of the pages of whoever has signed in @phone-only', async ({ page }) => {
  await signInByHttp(page.context(), 'pro@example.com');
  await expectThumbs(page, OWN_PAGES);
});

test('so is every control of menus and dialogs over the builder @phone-only', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c');
  await tool(page, 'Generate').tap();
  for (const name of ['More', 'Share palette', 'Generator method']) {
    await toolbar(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .tap();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await smallTargets(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
  for (const [command, title] of DIALOGS) {
    await give(page, command);
    await expect(dialog(page, title)).toBeVisible();
    await expect.poll(() => smallTargets(page), { message: title }).toEqual([]);
    expect(await keyHints(page), title).toEqual([]);
    expect(await faultsIn(page), title).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page, title)).toBeHidden();
  }
});

test('so is every control where palettes are saved and moved @phone-only', async ({ page }) => {
  const account = await signInByHttp(page.context(), 'pro@example.com');
  const name = 'Moves on a phone';
  const project = await insertProject(account, name);
  await insertPalette(account, project, 'Tide', ['#0D9488', '#F5F5F4']);
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  await tool(page, 'Save').tap();
  const save = dialog(page, 'Save palette');
  await save.getByRole('radio', { name }).tap();
  await expect(save.getByRole('button', { name: 'Tide' })).toBeVisible();
  await expect.poll(() => smallTargets(page), { message: 'save' }).toEqual([]);
  expect(await keyHints(page), 'save').toEqual([]);
  expect(await faultsIn(page), 'save').toEqual([]);
  await page.goto(`/projects?project=${project}`);
  await page.getByRole('button', { name: 'Options of Tide' }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await smallTargets(page), 'options').toEqual([]);
  await page.getByRole('menuitem', { name: /^Move/ }).tap();
  await expect(dialog(page, 'Move Tide').getByText('Client work')).toBeVisible();
  await expect.poll(() => smallTargets(page), { message: 'move' }).toEqual([]);
  expect(await faultsIn(page), 'move').toEqual([]);
});

test('so is every control of the back-office @phone-only', async ({ page }) => {
  await signInByHttp(page.context(), 'admin@example.com');
  await expectThumbs(page, [
    ['/admin', (at) => expect(at.getByRole('heading', { name: 'Recent activity' })).toBeVisible()],
    ['/admin/users?q=Vera', (at) => expect(at.getByRole('button', { name: 'Vera Tahan' })).toBeVisible()],
    [
      '/admin/settings',
      (at) => expect(at.getByRole('button', { name: /^Rename or merge/ }).first()).toBeVisible(),
    ],
  ]);
  expect(await faultsIn(page)).toEqual([]);
});
