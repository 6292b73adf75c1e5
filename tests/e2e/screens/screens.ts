import type { Page } from '@playwright/test';
import { newEmail } from '../account';
import { signInByHttp } from '../accountByHttp';
import { openAsAdmin, typeUntil } from '../adminTools';
import * as image from '../imagePage';
import { expect } from '../page';
import * as video from '../videoParts';

const FIVE = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

const goAs = async (page: Page, account: string | null, path: string): Promise<void> => {
  if (account !== null) await signInByHttp(page.context(), account);
  await page.goto(path);
};

const openBuilder = async (page: Page, account: string | null = null): Promise<void> => {
  await goAs(page, account, `/palette-builder?c=${FIVE}&n=Night+market`);
  await expect(page.getByRole('region', { name: 'Pairings' })).toBeVisible();
};

/** A dialog of the builder that a key opens. */
const byKey =
  (key: string, title: string, account: string | null = null) =>
  async (page: Page): Promise<void> => {
    await openBuilder(page, account);
    await page.keyboard.press(key);
    await expect(dialog(page, title)).toBeVisible();
  };

const page =
  (path: string, account: string | null = null) =>
  async (opened: Page): Promise<void> => {
    await goAs(opened, account, path);
    await expect(opened.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await opened.waitForLoadState('networkidle');
  };

const readPicture = async (opened: Page): Promise<void> => {
  await image.open(opened);
  await image.gallery(opened).nth(1).click();
  await expect(image.columns(opened).first()).toBeVisible();
};

/** Each screen, by the name of its file, and how it is reached. */
export const SCREENS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['01-home', page('/')],
  ['02-builder', (opened) => openBuilder(opened)],
  ['03-export', byKey('x', 'Export palette', 'pro@example.com')],
  [
    '04-import',
    async (opened) => {
      await byKey('i', 'Import palette')(opened);
      await dialog(opened, 'Import palette')
        .getByRole('textbox')
        .first()
        .fill('Ocean #1CA9C9\n"Lemon, soft",#FFF3B0,background\nnot a color\nRose #E11D48');
    },
  ],
  ['05-shortcuts', byKey('?', 'Keyboard shortcuts')],
  ['06-commands', byKey('ControlOrMeta+k', 'Find an action or page')],
  [
    '07-compare',
    async (opened) => {
      await byKey('ControlOrMeta+k', 'Find an action or page')(opened);
      await opened.getByRole('dialog').getByRole('combobox').fill('Compare and mix');
      await opened.keyboard.press('Enter');
      await dialog(opened, 'Compare and mix palettes').getByRole('textbox').fill('ff5a36-2b3fd6-0d9488');
    },
  ],
  ['08-sign-in', byKey('ControlOrMeta+s', 'Be part of us')],
  ['09-save', byKey('ControlOrMeta+s', 'Save palette', 'pro@example.com')],
  ['10-image', page('/image-to-palette')],
  ['11-picture', readPicture],
  [
    '12-picture-views',
    async (opened) => {
      await readPicture(opened);
      const views = opened.getByRole('region', { name: 'Views' });
      await views.getByRole('tab', { name: 'Vision' }).click();
      await views.scrollIntoViewIfNeeded();
    },
  ],
  [
    '13-pictures',
    async (opened) => {
      await image.open(opened);
      await image
        .picker(opened)
        .setInputFiles([
          await image.bands('one.png'),
          await image.bands('two.png', ['#2A1230', '#FF6A3D', '#C9B6F2']),
        ]);
      await expect(opened.getByText('2 of 2 pictures read')).toBeVisible();
    },
  ],
  ['14-video', page('/video-to-palette')],
  [
    '15-film-options',
    async (opened) => {
      await video.open(opened, video.PRO);
      await video.choose(opened);
    },
  ],
  ['16-film', (opened) => video.extractAtOnce(opened)],
  ['17-explore', page('/explore')],
  ['18-nothing-found', page('/explore?q=nothing+like+it')],
  [
    '19-viewer',
    async (opened) => {
      await page('/explore')(opened);
      await opened.getByRole('button', { name: 'Preview', exact: true }).first().focus();
      await opened.keyboard.press('Enter');
      await expect(opened.getByRole('dialog')).toBeVisible();
    },
  ],
  ['20-projects', page('/projects', 'pro@example.com')],
  [
    '21-project',
    async (opened) => {
      await page('/projects', 'pro@example.com')(opened);
      await opened.getByRole('list', { name: 'Projects' }).getByRole('link').first().click();
      await expect(
        opened.getByRole('list', { name: 'Palettes' }).getByRole('listitem').first(),
      ).toBeVisible();
    },
  ],
  [
    '22-upgrade',
    async (opened) => {
      await page('/settings', newEmail('screens'))(opened);
      await opened.getByRole('button', { name: 'Become PRO' }).last().click();
      await expect(dialog(opened, 'Upgrade to PRO')).toBeVisible();
    },
  ],
  ['23-settings', page('/settings', 'pro@example.com')],
  [
    '24-theme',
    async (opened) => {
      await page('/theme?h=teal.0d9488_amber.f59e0b')(opened);
      await expect(opened.getByRole('toolbar', { name: 'Light scales' })).toBeVisible();
      await expect(opened.getByText('All 54 required pairs pass')).toBeVisible();
    },
  ],
  [
    '24-theme-export',
    async (opened) => {
      await page('/theme?h=teal.0d9488_amber.f59e0b')(opened);
      await opened.getByRole('button', { name: 'Export', exact: true }).click();
      await expect(dialog(opened, 'Export theme')).toBeVisible();
    },
  ],
  ['25-dashboard', page('/admin', 'admin@example.com')],
  ['26-users', page('/admin/users', 'admin@example.com')],
  [
    '27-user',
    async (opened) => {
      await page('/admin/users', 'admin@example.com')(opened);
      await opened.getByRole('row').nth(1).getByRole('button').click();
      await expect(dialog(opened, 'User details')).toBeVisible();
    },
  ],
  ['28-admin-settings', page('/admin/settings', 'admin@example.com')],
  [
    '29-weekly',
    async (opened) => {
      await openAsAdmin(opened, FIVE);
      await typeUntil(opened, 'week', () => dialog(opened, 'Palette of the Week').isVisible());
      // The word may have been typed once more, into the dialog.
      await dialog(opened, 'Palette of the Week').getByRole('textbox', { name: 'Media URL' }).fill('');
    },
  ],
  [
    '30-social',
    async (opened) => {
      await openAsAdmin(opened, FIVE);
      await typeUntil(opened, 'rrss', () => dialog(opened, 'Social media export').isVisible());
    },
  ],
  ['31-unknown-address', page('/no-such-page')],
  ['32-terms', page('/terms')],
];
