import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PATHS } from '../../src/domain/paths';
import { chooseAccount, newEmail } from './support/account';
import { FIVE_LINK } from './support/builder';
import type { Page } from './support/page';
import { inEveryBrowser, RESULTS } from './support/visits';

const SIZES = [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const;

/** The main pages, and what is there when they are whole. */
const PAGES: readonly (readonly [name: string, path: string, isWhole: (page: Page) => Promise<void>])[] = [
  [
    'home',
    PATHS.home,
    async (page) => {
      await page.text(/^Week \d+$/).shows();
      // The picture has been read in front of the visitor.
      await page.text(/^\d+%$/).shows();
    },
  ],
  ['builder', FIVE_LINK, (page) => page.role('region', 'Color values').role('button').shows()],
  [
    'theme',
    '/theme?h=teal.0d9488_amber.f59e0b&g=f5f5f4.1c1917',
    (page) => page.role('region', 'Checks').text(/^All /).shows(),
  ],
  ['image', PATHS.image, (page) => page.role('button', /, by /).shows()],
  ['video', PATHS.video, (page) => page.role('button', /, by /).shows()],
  ['explore', PATHS.explore, (page) => page.role('list', 'Palettes').role('heading').shows()],
  ['projects', PATHS.projects, (page) => page.role('link', 'Create palette').shows()],
  [
    'settings',
    PATHS.settings,
    (page) => page.role('region', 'Subscription').role('button', 'Become PRO').shows(),
  ],
  ['privacy', PATHS.privacy, (page) => page.role('heading', /Privacy/).shows()],
  ['cookies', PATHS.cookies, (page) => page.role('heading', /Cookie/).shows()],
  ['terms', PATHS.terms, (page) => page.role('heading', /Terms/).shows()],
];

/** Fonts and pictures of what is seen have come, and nothing fades or moves any more. */
const hasSettled = async (): Promise<boolean> => {
  await document.fonts.ready;
  const isInView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  const pictures = [...document.images].filter(isInView);
  const films = [...document.querySelectorAll('video')].filter(isInView);
  const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().iterations === Infinity;
  // What follows a scroll position stands still, though Safari calls it running.
  const isTimed = ({ timeline }: Animation) => timeline === document.timeline;
  const moving = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && isTimed(one) && !isEndless(one));
  const areShown =
    pictures.every(({ naturalWidth }) => naturalWidth > 0) &&
    films.every(({ readyState }) => readyState >= HTMLMediaElement.HAVE_CURRENT_DATA);
  return areShown && moving.length === 0;
};

inEveryBrowser(({ engine, visit }) => {
  it.each(SIZES)('every page fits the window of a %s, in its own fonts', async (size, width, height) => {
    const folder = join(RESULTS, 'pages');
    await mkdir(folder, { recursive: true });
    const page = await visit();
    await page.goTo(PATHS.settings);
    await page.role('dialog', 'Be part of us').shows();
    await chooseAccount(page, newEmail());
    await page.tab.resize(width, height);
    for (const [name, path, isWhole] of PAGES) {
      await page.goTo(path);
      await isWhole(page);
      await expect.poll(() => page.evaluate(hasSettled)).toBe(true);
      expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
      const spare = () => document.documentElement.clientWidth - document.documentElement.scrollWidth;
      expect(await page.evaluate(spare)).toBe(0);
      const faces = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
      expect(await page.evaluate(faces)).toBeGreaterThan(0);
      await writeFile(join(folder, `${engine}-${size}-${name}.png`), await page.tab.screenshot());
    }
  });
});
