import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * An IntersectionObserver that a test speaks for, until `vi.unstubAllGlobals()`.
 *
 * @returns what tells the element that was observed last whether it is in the window
 */
export const fakeSight = (): ((isIntersecting: boolean) => void) => {
  let tell: ((isIntersecting: boolean) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting) => act(() => tell?.(isIntersecting));
};
