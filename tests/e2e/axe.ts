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
export const violationsIn = async (
  page: Page,
  { include = ['html'], exclude = [], ...rules }: Audit = {},
): Promise<axe.AxeResults['violations']> => {
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

/** The levels that are asked for, and what axe advises beyond them. */
export const WCAG_AND_PRACTICE: NonNullable<axe.RunOptions['runOnly']> = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What axe holds for serious or worse in a part of the page; `except` selects what is left out of it. */
export const seriousIn = async (page: Page, selector = 'body', except?: string): Promise<string[]> => {
  const violations = await violationsIn(page, {
    include: [selector],
    exclude: [MESSAGES_REGION, ...(except === undefined ? [] : [except])],
    runOnly: WCAG_AND_PRACTICE,
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
};
