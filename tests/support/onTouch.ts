import { onTestFinished, vi } from 'vitest';

/** Lets the page of a test take its pointer for a finger. */
export const onTouch = (): void => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('pointer: coarse') }),
    );
  onTestFinished(() => media.mockRestore());
};
