import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderToolbar } from '../../../support/renderToolbar';

describe('after a click with the mouse', () => {
  it('Space generates, again and again, and the button is not pressed by it [B-45]', async () => {
    const clicked = vi.fn<() => void>();
    const children = (
      <button type="button" onClick={clicked}>
        other
      </button>
    );
    const { user, steps, index } = renderToolbar({ children });
    const other = screen.getByRole('button', { name: 'other' });
    await user.click(other);
    expect(document.activeElement).toBe(other);
    await user.keyboard('  ');
    expect([clicked.mock.calls.length, steps()]).toEqual([1, 3]);
    // Keys that are shortcuts move no focus.
    await user.keyboard('{ArrowLeft}');
    expect(index()).toBe(1);
    await user.keyboard(' ');
    expect([clicked.mock.calls.length, index()]).toEqual([1, 2]);
  });

  it('Space and Enter mean the button again once Tab has brought the focus there', async () => {
    const clicked = vi.fn<() => void>();
    const children = (
      <>
        <button type="button">first</button>
        <button type="button" onClick={clicked}>
          second
        </button>
      </>
    );
    const { user, steps } = renderToolbar({ children });
    await user.click(screen.getByRole('button', { name: 'first' }));
    await user.tab();
    await user.keyboard(' {Enter}');
    expect([clicked.mock.calls.length, steps()]).toEqual([2, 1]);
    await user.click(screen.getByRole('button', { name: 'second' }));
    await user.keyboard(' ');
    expect([clicked.mock.calls.length, steps()]).toEqual([3, 2]);
  });

  it('that opened a dialog, Space generates when Escape has closed it [B-45]', async () => {
    const { user, steps, store } = renderToolbar();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard(' ');
    expect([steps(), store.getState().dialogs.open]).toEqual([2, null]);
  });
});
