import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { Dialog } from '../../src/ui/Dialog';
import { FullScreenDialog } from '../../src/ui/FullScreenDialog';
import { onTouch } from '../support/onTouch';

/** What a browser asks when its Back is used: the newest watcher that was not asked yet. */
const watchers: FakeWatcher[] = [];

class FakeWatcher extends EventTarget {
  constructor() {
    super();
    watchers.push(this);
  }
  destroy(): void {
    const at = watchers.indexOf(this);
    if (at !== -1) watchers.splice(at, 1);
  }
}

const isAsked = () => vi.waitFor(() => expect(watchers).toHaveLength(1));

/** Returns whether the page keeps the browser from leaving it. */
const goBack = (): boolean => {
  const watcher = watchers.pop();
  act(() => void watcher?.dispatchEvent(new Event('close')));
  return watcher !== undefined;
};

// Its code takes a moment on a busy machine.
beforeAll(() => import('../../src/ui/DialogSurface'));
beforeEach(() => vi.stubGlobal('CloseWatcher', FakeWatcher));
afterEach(() => {
  cleanup();
  watchers.length = 0;
});

const shown = async (onClose: () => void, escape: { readonly onEscape?: () => void } = {}) => {
  const page = render(
    <Dialog title="Save" isOpen onClose={onClose} {...escape}>
      <p>Where to</p>
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: 'Save' });
  return page;
};

it('closes a dialog on a phone, and what stays open asks again', async () => {
  onTouch();
  const onClose = vi.fn<() => void>();
  const { unmount } = await shown(onClose);
  await isAsked();
  expect(goBack()).toBe(true);
  expect(goBack()).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(2);
  unmount();
  expect(goBack()).toBe(false);
});

it('does what Escape does where that is something else', async () => {
  onTouch();
  const onClose = vi.fn<() => void>();
  const onEscape = vi.fn<() => void>();
  await shown(onClose, { onEscape });
  await isAsked();
  goBack();
  expect(onEscape).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it('closes a preview that covers the window', () => {
  onTouch();
  const onClose = vi.fn<() => void>();
  render(
    <FullScreenDialog
      label="Preview"
      className={undefined}
      style={{}}
      opener={null}
      onKeyDown={() => {}}
      onClose={onClose}
    >
      <button type="button">Next</button>
    </FullScreenDialog>,
  );
  expect(goBack()).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

it("is the browser's own where there is a keyboard, and where the browser cannot tell", async () => {
  const { unmount } = await shown(vi.fn<() => void>());
  expect(goBack()).toBe(false);
  unmount();
  vi.stubGlobal('CloseWatcher', undefined);
  onTouch();
  await shown(vi.fn<() => void>());
  expect(goBack()).toBe(false);
});
