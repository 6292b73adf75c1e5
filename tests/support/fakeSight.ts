import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * An IntersectionObserver controlled by the test, until `vi.unstubAllGlobals()`.
 *
 * @returns a function that reports for the last observed element whether it is in the window
 */
export const fakeSight = (): ((isIntersecting: boolean) => void) => {
  let notify: ((isIntersecting: boolean) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        notify = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting) => act(() => notify?.(isIntersecting));
};
