import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, onTestFinished } from 'vitest';

import { useRenewedSignal } from '../../../src/features/image-extraction/useRenewedSignal';

it('work that begins as soon as the page is there goes on, until the page is left', () => {
  const begun: AbortSignal[] = [];
  const Page = () => {
    const { signal } = useRenewedSignal();
    useLayoutEffect(() => {
      begun.push(signal());
    }, [signal]);
    return null;
  };
  const { unmount } = render(<Page />);
  onTestFinished(unmount);
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
  unmount();
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
});
