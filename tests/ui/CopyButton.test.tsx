import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { COPIED_TICK_MS } from '../../src/domain/messageTimes';
import { CopyButton } from '../../src/ui/CopyButton';
import { CopyTextContext } from '../../src/ui/copyTextContext';

const setUp = (isAllowed: boolean) => {
  const copyText = vi.fn<(text: string) => Promise<boolean>>().mockResolvedValue(isAllowed);
  const { container } = render(
    <CopyTextContext value={copyText}>
      <CopyButton text="#0D9488" label="Copy #0D9488" />
    </CopyTextContext>,
  );
  return { copyText, hasTick: () => container.querySelector('[data-copied]') !== null };
};

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const click = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy #0D9488' })));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a copy button', () => {
  it('copies its text and shows a tick for 3 s', async () => {
    const { copyText, hasTick } = setUp(true);
    await click();
    expect(copyText.mock.calls).toEqual([['#0D9488']]);
    expect(hasTick()).toBe(true);
    pass(COPIED_TICK_MS - 1);
    expect(hasTick()).toBe(true);
    pass(1);
    expect(hasTick()).toBe(false);
  });

  it('shows no tick when the browser refuses', async () => {
    const { hasTick } = setUp(false);
    await click();
    expect(hasTick()).toBe(false);
  });
});
