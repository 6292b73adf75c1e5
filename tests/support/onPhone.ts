import { onTestFinished, vi } from 'vitest';

/** Lets the page of a test take its window for that of a phone. */
export const onPhone = (): void => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('max-width') }),
    );
  onTestFinished(() => media.mockRestore());
};
