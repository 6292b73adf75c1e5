import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Toasts as ToastRegions } from '../../src/app/Toasts';
import { ServicesContext } from '../../src/state/servicesContext';
import type { Toasts } from '../../src/state/toasts';
import { createFakeServices } from '../support/fakeServices';
import { COPY_TOAST_MS, TOAST_MS } from '../../src/domain/messageTimes';
import { pageMessages, pageToasts } from '../support/pageToasts';
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
      <ServicesContext value={createFakeServices()}>
        <ToastRegions />
      </ServicesContext>
    </ChakraProvider>,
  );
  return () => view.unmount();
});
afterEach(() => {
  vi.useRealTimers();
});

const show = async (...args: Parameters<Toasts['show']>) => {
  await act(async () => pageToasts().show(...args));
  await act(async () => {});
  expect(screen.getByText(args[0])).toBeDefined();
};
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('messages', () => {
  it('stay for 4 s [G-30]', async () => {
    await show('Saved');
    pass(TOAST_MS - 1);
    expect(pageMessages()).toEqual(['Saved']);
    pass(1);
    expect(pageMessages()).toEqual([]);
  });

  it('go in time, too, where the one before went under the pointer and with the focus', async () => {
    const onSelect = () => pageToasts().show('Moved back');
    await show('Moved', { action: { label: 'Undo', onSelect } });
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    act(() => undo.focus());
    await act(async () => undo.click());
    expect(pageMessages()).toEqual(['Moved back']);
    pass(TOAST_MS);
    expect(pageMessages()).toEqual([]);
  });

  it('do what they offer once, however fast their button is clicked', async () => {
    const onSelect = vi.fn<() => void>();
    await show('Moved', { action: { label: 'Undo', onSelect } });
    const undo = screen.getByRole('button', { name: 'Undo' });
    // Both before the message is gone.
    act(() => {
      undo.click();
      undo.click();
    });
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('stay for 2 s where they confirm a copy [G-31]', async () => {
    await show('Copied!', { ms: COPY_TOAST_MS });
    pass(COPY_TOAST_MS - 1);
    expect(pageMessages()).toEqual(['Copied!']);
    pass(1);
    expect(pageMessages()).toEqual([]);
  });

  it('make way for newer ones, the oldest first, when they are many', async () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) await show(message);
    expect(pageMessages()).toEqual(['Two', 'Three', 'Four']);
  });

  it('keep the time they have left while the pointer is on one', async () => {
    await show('Saved');
    pass(3000);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    pass(60_000);
    expect(pageMessages()).toEqual(['Saved']);
    fireEvent.pointerLeave(screen.getByText('Saved'));
    pass(999);
    expect(pageMessages()).toEqual(['Saved']);
    pass(1);
    expect(pageMessages()).toEqual([]);
  });

  it('wait while one has the focus', async () => {
    await show('Saved');
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    pass(60_000);
    expect(pageMessages()).toEqual(['Saved']);
    act(() => dismiss.blur());
    pass(TOAST_MS);
    expect(pageMessages()).toEqual([]);
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
    expect(pageMessages()).toEqual(['Copied!']);
    pass(1500);
    expect(pageMessages()).toEqual(['Copied!']);
    pass(500);
    expect(pageMessages()).toEqual([]);
  });

  it('stay until they are withdrawn or dismissed where no time is set', async () => {
    await show('The disk is full', { ms: Infinity, tone: 'error' });
    pass(24 * 3_600_000);
    expect(pageMessages()).toEqual(['The disk is full']);
    act(() => pageToasts().withdraw('The disk is full'));
    expect(pageMessages()).toEqual([]);

    await show('The disk is full', { ms: Infinity, tone: 'error' });
    act(() => screen.getAllByRole('button', { name: 'Dismiss' }).at(-1)?.click());
    expect(pageMessages()).toEqual([]);
  });
});
