const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type Slide = { readonly animation: Animation; readonly px: number };

const running = new WeakMap<Element, Slide>();

export const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Distance in pixels between a moving swatch and its place. */
export const remainingPx = (swatch: Element): number => {
  const slide = running.get(swatch);
  const progress = slide?.animation.effect?.getComputedTiming().progress ?? 1;
  return slide ? slide.px * (1 - progress) : 0;
};

/** Animates a swatch from `px` away to its place: by transform only, which needs no layout. Null if nothing moves. */
export const slide = (swatch: Element, px: number, axis: 'X' | 'Y', duration: number): Animation | null => {
  running.get(swatch)?.animation.cancel();
  running.delete(swatch);
  if (Math.abs(px) < 1) return null;
  const transform = [`translate${axis}(${px}px)`, 'none'];
  const animation = swatch.animate({ transform }, { duration, easing: EASE });
  running.set(swatch, { animation, px });
  return animation;
};
