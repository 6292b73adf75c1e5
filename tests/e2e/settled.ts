import type { Page } from '@playwright/test';

/** Waits until nothing fades or moves any more: text that is half there has no contrast yet. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity;
    const isMoving = document.getAnimations().some(
      (animation) =>
        animation.playState === 'running' &&
        // Those that follow a scroll position always run.
        animation.timeline === document.timeline &&
        !isEndless(animation),
    );
    // Messages are faded by script, which the browser does not count as an animation.
    const isFading = Array.from(document.querySelectorAll<HTMLElement>('[style*="opacity"]')).some(
      ({ style }) => style.opacity !== '' && Number(style.opacity) < 1,
    );
    return !isMoving && !isFading;
  });
};
