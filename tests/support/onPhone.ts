import { onTestFinished, vi } from 'vitest';

/** Simulates a phone's window in a test. */
export const onPhone = (): void => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: query.includes('max-width') }),
    );
  onTestFinished(() => media.mockRestore());
};
