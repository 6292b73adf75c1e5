import { expect, it } from 'vitest';
import { PATHS } from '../../src/domain/paths';
import { isInCharge, keepCopy } from './support/copy';
import { inEveryBrowser } from './support/visits';

const INVITATION = 'Be part of us';

/** What each address shows first; pages of an account invite to sign in. */
const PAGES: readonly (readonly [path: string, role: string, name: string | RegExp])[] = [
  [PATHS.home, 'heading', /./],
  [PATHS.builder, 'list', 'Color palette'],
  [PATHS.image, 'heading', 'Image to palette'],
  [PATHS.video, 'heading', 'Video to palette'],
  [PATHS.explore, 'heading', /Explore/],
  [PATHS.projects, 'dialog', INVITATION],
  [PATHS.settings, 'dialog', INVITATION],
  [PATHS.privacy, 'heading', /Privacy/],
  [PATHS.cookies, 'heading', /Cookie/],
  [PATHS.terms, 'heading', /Terms/],
];

inEveryBrowser(({ visit }) => {
  it('opens every page by its address, before there is a copy of the app', async () => {
    const page = await visit();
    for (const [path, role, name] of PAGES) {
      await page.goTo(path);
      await page.role(role, name).shows();
      expect(await page.evaluate(() => document.title)).toContain('Hueloom');
    }
  });

  it('opens every page by its address once the worker of the copy is in charge', async () => {
    const page = await visit();
    await keepCopy(page);
    for (const [path, role, name] of PAGES) {
      await page.goTo(path);
      await page.role(role, name).shows();
      expect(await isInCharge(page)).toBe(true);
      // Visitors are led home from pages of an account, and not invited twice.
      if (name === INVITATION) continue;
      await page.tab.reload();
      await page.role(role, name).shows();
    }
  });
}, 'allow');
