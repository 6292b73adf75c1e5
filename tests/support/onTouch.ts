import { onTestFinished, vi } from 'vitest';

/** Simulates touch input in a test. */
export const onTouch = (): void => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('pointer: coarse') }),
    );
  onTestFinished(() => media.mockRestore());
};
