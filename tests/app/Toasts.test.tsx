import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Toasts } from '../../src/app/Toasts';
import { COPY_TOAST_MS, TOAST_MS } from '../../src/domain/limits';
import { dismissToast, readToasts, showToast, withdrawToast } from '../../src/state/toasts';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { system } from '../../src/ui/theme';

// The test document rejects the promise of every canceled animation.
MotionGlobalConfig.skipAnimations = true;

beforeEach(async () => {
  // Loaded ahead: under a frozen clock the first message would wait for its code.
  await import('../../src/app/MovingToastList');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const view = render(
    <ChakraProvider value={system}>
      <Toasts />
    </ChakraProvider>,
  );
  return () => view.unmount();
});
afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
  vi.useRealTimers();
});

const show = async (...args: Parameters<typeof showToast>) => {
  await act(async () => showToast(...args));
  await act(async () => {});
  expect(screen.getByText(args[0])).toBeDefined();
};
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const messages = () => readToasts().map(({ message }) => message);

describe('messages', () => {
  it('stay for 4 s [G-30]', async () => {
    await show('Saved');
    pass(TOAST_MS - 1);
    expect(messages()).toEqual(['Saved']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('stay for 2 s where they confirm a copy [G-31]', async () => {
    await show('Copied!', { ms: COPY_TOAST_MS });
    pass(COPY_TOAST_MS - 1);
    expect(messages()).toEqual(['Copied!']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('make way for newer ones, the oldest first, when they are many', async () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) await show(message);
    expect(messages()).toEqual(['Two', 'Three', 'Four']);
  });

  it('keep the time they have left while the pointer is on one', async () => {
    await show('Saved');
    pass(3000);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    pass(60_000);
    expect(messages()).toEqual(['Saved']);
    fireEvent.pointerLeave(screen.getByText('Saved'));
    pass(999);
    expect(messages()).toEqual(['Saved']);
    pass(1);
    expect(messages()).toEqual([]);
  });

  it('wait while one has the focus', async () => {
    await show('Saved');
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    pass(60_000);
    expect(messages()).toEqual(['Saved']);
    act(() => dismiss.blur());
    pass(TOAST_MS);
    expect(messages()).toEqual([]);
  });

  it('are read out politely, and errors at once', async () => {
    await show('Saved');
    await show('Failed', { tone: 'error' });
    expect(within(screen.getByRole('status')).getByText('Saved')).toBeDefined();
    expect(within(screen.getByRole('alert')).getByText('Failed')).toBeDefined();
  });

  it('do not stack when they say the same, and start their time anew', async () => {
    await show('Copied!', { ms: COPY_TOAST_MS });
    pass(1500);
    await show('Copied!', { ms: COPY_TOAST_MS });
    expect(messages()).toEqual(['Copied!']);
    pass(1500);
    expect(messages()).toEqual(['Copied!']);
    pass(500);
    expect(messages()).toEqual([]);
  });

  it('stay until they are withdrawn or dismissed where no time is set', async () => {
    await show('The disk is full', { ms: Infinity, tone: 'error' });
    pass(24 * 3_600_000);
    expect(messages()).toEqual(['The disk is full']);
    act(() => withdrawToast('The disk is full'));
    expect(messages()).toEqual([]);

    await show('The disk is full', { ms: Infinity, tone: 'error' });
    act(() => screen.getAllByRole('button', { name: 'Dismiss' }).at(-1)?.click());
    expect(messages()).toEqual([]);
  });
});
