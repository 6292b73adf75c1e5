import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import DialogSurface from '../../src/ui/DialogSurface';
import TooltipBubble from '../../src/ui/TooltipBubble';

afterEach(cleanup);

const show = () => {
  const onClose = vi.fn<() => void>();
  const onPage = vi.fn<() => void>();
  window.addEventListener('keydown', onPage);
  onTestFinished(() => window.removeEventListener('keydown', onPage));
  const { unmount } = render(<TooltipBubble label="Undo" anchor={() => null} onClose={onClose} />);
  return { onClose, onPage, unmount };
};
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

describe('the bubble of a tooltip', () => {
  it('closes by Escape, of which nobody else hears', async () => {
    const { onClose, onPage } = show();
    await screen.findByText('Undo');
    pressEscape();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onPage).not.toHaveBeenCalled();
  });

  it('in a dialog closes alone, and the dialog by the next Escape', async () => {
    const onClose = vi.fn<() => void>();
    const onCloseBubble = vi.fn<() => void>();
    const dialog = (bubble: ReactNode) => (
      <DialogSurface title="Name" isOpen onClose={onClose}>
        {bubble}
      </DialogSurface>
    );
    const { rerender } = render(dialog(null));
    await screen.findByRole('dialog', { name: 'Name' });
    rerender(dialog(<TooltipBubble label="Undo" anchor={() => null} onClose={onCloseBubble} />));
    await screen.findByText('Undo');
    pressEscape();
    expect(onCloseBubble).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    rerender(dialog(null));
    pressEscape();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('leaves Escape to the page once it is gone, also where it is gone as soon as it came', async () => {
    const { onClose, onPage, unmount } = show();
    unmount();
    await Promise.resolve();
    pressEscape();
    expect(onPage).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
  });
});
