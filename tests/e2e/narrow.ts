import type { Page } from '@playwright/test';
import { expect } from './page';

/** Nothing runs out of the page at its side, also on the narrowest of phones. The page has its width again after. */
export const expectFitAt320 = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  if (before) await page.setViewportSize(before);
};

/**
 * What of a page can be read or pressed, and reaches out of its window or of the box around it at a side. What scrolls
 * sideways by itself, and names that end in an ellipsis, are not cut off.
 */
export const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bounds = (element: Element): { left: number; right: number } | null => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return null;
        if (overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        // Read out, and not seen.
        if (box.width <= 1) return null;
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return { left, right };
    };
    return [...document.querySelectorAll('a, button, h1, h2, h3, input, select, textarea, label, p')].flatMap(
      (element) => {
        const box = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        const around = isSeen && box.width > 1 ? bounds(element) : null;
        // Half a pixel is the rounding of a grid.
        if (!around || (box.left > around.left - 0.6 && box.right < around.right + 0.6)) return [];
        return [
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60),
        ];
      },
    );
  });

/** WCAG 1.4.10: 320 px of width, which is 1280 px at 400 %, and half of a laptop's window, which is 200 %. */
export const REFLOW_WINDOWS = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
] as const;

/**
 * Texts that reach out of their own box or the window at a side, or that a box cuts without saying so. Those that end in
 * an ellipsis, or scroll, are at home.
 */
export const spilledTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSpilled = (text: Text, seen: DOMRect): boolean => {
      for (let around = text.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.display === 'inline' || style.display === 'contents') continue;
        const box = around.getBoundingClientRect();
        // Read out, and not seen.
        if (box.width <= 1) return false;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') return false;
        // Axes of charts are placed outside of their own box, and names are longer.
        if (seen.width > 32 && (seen.left < box.left - 1 || seen.right > box.right + 1)) return true;
        // Drawn into the padding around it.
        if (Number.parseFloat(style.marginLeft) < 0) return false;
      }
      return false;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const spilled: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (text.data.trim() !== '' && isSpilled(text, range.getBoundingClientRect()))
        spilled.push(text.data.slice(0, 60));
    }
    return spilled;
  });
