import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { settled } from './settled';

/** Messages come and go while axe reads: text that is half there has no contrast. */
export const MESSAGES_REGION = 'section[aria-label="Messages"]';

const SOURCE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Audit = {
  /** Selectors of the parts that are read: the whole page where none is given. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
} & Pick<axe.RunOptions, 'runOnly' | 'rules'>;

/**
 * What axe finds wrong, in the page itself: `@axe-core/playwright` opens a second page for each audit to put the parts
 * of frames together, and no page here has frames of its own.
 */
const run = async (page: Page, { include = ['html'], exclude = [], ...rules }: Audit) => {
  await settled(page);
  // As an expression, which the Content-Security-Policy of the page does not reach.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([context, options]) => {
      const inPage = window as unknown as { axe: typeof axe };
      return (await inPage.axe.run(context, options)).violations;
    },
    [
      { include: [...include], exclude: [...exclude] } satisfies axe.ContextSpec,
      { resultTypes: ['violations'], ...rules } satisfies axe.RunOptions,
    ] as const,
  );
};

type Theme = 'light' | 'dark';

const readTheme = (page: Page): Promise<Theme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

/** As when the system goes from day to night: the page that is open follows. */
const chooseTheme = async (page: Page, theme: Theme): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => {
    const { theme: shown = wanted, themeSwitching } = document.documentElement.dataset;
    return shown === wanted && themeSwitching === undefined;
  }, theme);
};

/** All that can be right in one theme and wrong in the other. */
const OF_COLORS: NonNullable<axe.RunOptions['runOnly']> = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** One element that breaks one rule. */
type Fault = {
  readonly theme: Theme;
  readonly rule: string;
  readonly impact: axe.ImpactValue | undefined;
  readonly html: string;
  readonly advice: string | undefined;
};

/**
 * What axe finds wrong in either theme: everything in the one that the page shows, then the colors of the other, which
 * the page goes on showing. So one audit after another switches once, not twice.
 */
export const faultsIn = async (page: Page, audit: Audit = {}): Promise<Fault[]> => {
  const shown = await readTheme(page);
  const other = shown === 'dark' ? 'light' : 'dark';
  const inTheme = async (theme: Theme, rules: Audit): Promise<Fault[]> => {
    await chooseTheme(page, theme);
    return (await run(page, rules)).flatMap(({ id: rule, impact, nodes }) =>
      nodes.map(({ html, failureSummary: advice }) => ({ theme, rule, impact, html, advice })),
    );
  };
  return [...(await inTheme(shown, audit)), ...(await inTheme(other, { ...audit, runOnly: OF_COLORS }))];
};

export const isSerious = ({ impact }: Fault): boolean => impact === 'serious' || impact === 'critical';

/** The levels that are asked for, and what axe advises beyond them. */
export const WCAG_AND_PRACTICE: NonNullable<axe.RunOptions['runOnly']> = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What axe holds for serious or worse in a part of the page, in either theme; `except` selects what is left out of it. */
export const seriousIn = async (page: Page, selector = 'body', except?: string): Promise<string[]> => {
  const faults = await faultsIn(page, {
    include: [selector],
    exclude: [MESSAGES_REGION, ...(except === undefined ? [] : [except])],
    runOnly: WCAG_AND_PRACTICE,
  });
  return faults
    .filter(isSerious)
    .map(({ theme, rule, html, advice }) => `${theme}, ${rule}: ${html} ${advice}`);
};
