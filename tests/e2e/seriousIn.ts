import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './settled';

/** Messages come and go while axe reads: text that is half there has no contrast. */
export const MESSAGES_REGION = 'section[aria-label="Messages"]';

/** What axe holds for serious or worse in a part of the page; `except` selects what is left out of it. */
export const seriousIn = async (page: Page, selector = 'body', except?: string): Promise<string[]> => {
  await settled(page);
  const audit = new AxeBuilder({ page }).include(selector).exclude(MESSAGES_REGION);
  if (except !== undefined) audit.exclude(except);
  const { violations } = await audit
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
};
