import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MotionGlobalConfig } from 'framer-motion';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { Toasts } from '../../src/app/Toasts';
import { ServicesContext } from '../../src/state/servicesContext';
import { Dialog } from '../../src/ui/Dialog';
import { createFakeServices } from '../support/fakeServices';
import { pageToasts } from '../support/pageToasts';

// The test document rejects the promise of every canceled animation.
MotionGlobalConfig.skipAnimations = true;
// Loaded ahead: compiled in a test, a dialog takes longer than one waits for it.
await import('../../src/ui/DialogSurface');
afterEach(cleanup);

const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Page</h1>
        {isThere && (
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
        )}
      </main>
      <Dialog title="Save" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <button type="button" onClick={() => setIsThere(false)}>
          Take it away
        </button>
      </Dialog>
    </>
  );
};

const setUp = () => {
  render(
    <ServicesContext value={createFakeServices()}>
      <Page />
      <Toasts />
    </ServicesContext>,
  );
  return userEvent.setup();
};

const showMoved = async (): Promise<HTMLElement> => {
  act(() => pageToasts().show('Moved', { ms: Infinity, action: { label: 'Undo', onSelect: () => {} } }));
  return screen.findByRole('button', { name: 'Undo' });
};
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the buttons of messages', () => {
  it('give the focus back to where it came from', async () => {
    const user = setUp();
    const undo = await showMoved();
    button('Open').focus();
    act(() => undo.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Open'));
  });

  it('give the focus to the heading where nothing had it before', async () => {
    const user = setUp();
    const undo = await showMoved();
    act(() => undo.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Page'));
  });

  it('give the focus back where their message is withdrawn, as the trouble that it reported is over', async () => {
    setUp();
    const undo = await showMoved();
    button('Open').focus();
    act(() => undo.focus());
    act(() => pageToasts().withdraw('Moved'));
    await waitFor(() => expect(focused()).toBe('Open'));
  });

  it('give the focus back once: what takes it then, as a dialog that closes does, keeps it', async () => {
    setUp();
    const undo = await showMoved();
    button('Open').focus();
    act(() => undo.focus());
    act(() => undo.click());
    expect(focused()).toBe('Open');
    button('Open').blur();
    await act(async () => {
      await new Promise((painted) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))),
      );
    });
    expect(document.activeElement).toBe(document.body);
  });

  it('keep the focus where their message is shown anew', async () => {
    setUp();
    const undo = await showMoved();
    button('Open').focus();
    act(() => undo.focus());
    act(() => pageToasts().show('Moved', { ms: Infinity, action: { label: 'Undo', onSelect: () => {} } }));
    await waitFor(() => expect(undo.isConnected).toBe(false));
    expect(document.activeElement).toBe(button('Undo'));
  });

  it('keep the focus where another message goes', async () => {
    setUp();
    act(() => pageToasts().show('Saved', { ms: Infinity }));
    const undo = await showMoved();
    act(() => undo.focus());
    act(() => pageToasts().withdraw('Saved'));
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    expect(document.activeElement).toBe(undo);
  });

  it('are within reach of Tab while a dialog is open, and lead back to it', async () => {
    const user = setUp();
    await user.click(button('Open'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save' }));
    await waitFor(() => expect(focused()).toBe('Close'));
    const undo = await showMoved();
    const last = dialog.getByRole('button', { name: 'Take it away' });
    last.focus();
    await user.tab();
    expect(document.activeElement).toBe(undo);
    await user.tab();
    expect(focused()).toBe('Dismiss');
    await user.tab();
    expect(focused()).toBe('Close');
    await user.tab({ shift: true });
    expect(focused()).toBe('Dismiss');
    act(() => undo.focus());
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(last);
  });
});

describe('a dialog that closes', () => {
  it('gives the focus back to what opened it', async () => {
    const user = setUp();
    await user.click(button('Open'));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(focused()).toBe('Open'));
  });

  it('gives it to the heading where what opened it is gone', async () => {
    const user = setUp();
    await user.click(button('Open'));
    await user.click(await screen.findByRole('button', { name: 'Take it away' }));
    await user.click(button('Close'));
    await waitFor(() => expect(focused()).toBe('Page'));
  });
});
