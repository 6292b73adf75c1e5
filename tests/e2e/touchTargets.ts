import type { Page } from '@playwright/test';

/**
 * What a thumb presses on the page and is smaller than 44 × 44 px, as lines of size and name. A control is as large as
 * its own box, as what of it reaches out to be pressed (a pseudo-element), or as the label around it.
 * Links within running text are as high as its lines (WCAG 2.5.8).
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // Half a pixel is the rounding of a grid.
    const LEAST = 43.5;
    // All steps of a scale fit side by side on a phone.
    const LEAST_OF_STEPS = 24;
    const isStep = (element: Element): boolean => element.matches('[data-scale][data-step]');
    type Size = readonly [width: number, height: number];
    const boxOf = (element: Element | null): Size => {
      const box = element?.getBoundingClientRect();
      return [box?.width ?? 0, box?.height ?? 0];
    };
    const reach = (element: Element, pseudo: string): Size => {
      const { content, position, pointerEvents, width, height } = getComputedStyle(element, pseudo);
      const isPressed = content !== 'none' && position === 'absolute' && pointerEvents !== 'none';
      return isPressed ? [Number.parseFloat(width), Number.parseFloat(height)] : [0, 0];
    };
    const isInText = (element: Element): boolean =>
      element.matches('p a, li a, td a, dd a') && getComputedStyle(element).display === 'inline';
    const isForThumbs = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches('[aria-hidden=true], [aria-hidden=true] *, [inert] *') &&
      // The link that skips to the content is for whoever presses Tab.
      getComputedStyle(element).clipPath === 'none' &&
      !isInText(element);
    const controls =
      'a[href], button, input, select, textarea, summary, [role=slider], [role=tab], [role=switch], [role=menuitem]';
    return [...document.querySelectorAll(controls)].filter(isForThumbs).flatMap((element) => {
      const own = boxOf(element);
      // Read out, and not seen: what is seen of it is its label.
      if (own[0] <= 1) return [];
      const sizes = [
        own,
        boxOf(element.closest('label')),
        reach(element, '::before'),
        reach(element, '::after'),
      ];
      const [width, height] = [0, 1].map((side) => Math.max(...sizes.map((size) => size[side] ?? 0)));
      if ((width ?? 0) >= (isStep(element) ? LEAST_OF_STEPS : LEAST) && (height ?? 0) >= LEAST) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${Math.round(width ?? 0)} × ${Math.round(height ?? 0)} ${name.trim().slice(0, 50)}`];
    });
  });
