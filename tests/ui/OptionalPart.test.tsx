import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MESSAGES } from '../../src/domain/messages';
import { Dialog } from '../../src/ui/Dialog';
import { lazyPart, PartLoadError } from '../../src/ui/lazyPart';
import { OptionalPart, PartFailureContext } from '../../src/ui/OptionalPart';

// The code of dialogs is compiled when the first one opens.
configure({ asyncUtilTimeout: 10_000 });

const broken = { is: true };

const Broken = () => {
  if (broken.is) throw new TypeError('Failed to fetch something else');
  return <p>shown</p>;
};

/** A dialog that keeps what is typed, and a part in it that fails. */
const NameDialog = () => {
  const [name, setName] = useState('');
  const [isPartShown, setIsPartShown] = useState(false);
  return (
    <Dialog title="Name" isOpen onClose={() => {}}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={() => setIsPartShown(true)}>
        Show
      </button>
      {isPartShown && <Broken />}
    </Dialog>
  );
};

const setUp = (Part: ComponentType) => {
  const onFail = vi.fn<() => void>();
  const tell = vi.fn<(error: unknown) => void>();
  render(
    <PartFailureContext value={tell}>
      <OptionalPart onFail={onFail}>
        <Part />
      </OptionalPart>
    </PartFailureContext>,
  );
  return { onFail, tell, user: userEvent.setup() };
};

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  broken.is = true;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a dialog', () => {
  it('whose code is gone is closed once that was said', async () => {
    const { onFail, tell } = setUp(lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))));
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    expect(tell.mock.calls).toEqual([[expect.any(PartLoadError)]]);
  });

  it('that fails by itself is closed with its own error', async () => {
    const { onFail, tell } = setUp(lazyPart(() => Promise.resolve({ default: Broken })));
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledTimes(1));
    expect(tell.mock.calls).toEqual([[expect.any(TypeError)]]);
  });

  it('in which something fails stays open with what was typed, and can be tried again', async () => {
    const { onFail, tell, user } = setUp(NameDialog);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Teal');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.panelFailed);
    expect(onFail).not.toHaveBeenCalled();
    expect(tell).not.toHaveBeenCalled();
    broken.is = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('shown')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Teal');
  });
});

describe('a part that has something else in its place', () => {
  it('gives way to it without a word', async () => {
    const tell = vi.fn<(error: unknown) => void>();
    const Gone = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')));
    render(
      <PartFailureContext value={tell}>
        <OptionalPart instead={<p>Something else</p>}>
          <Gone />
        </OptionalPart>
      </PartFailureContext>,
    );
    expect(await screen.findByText('Something else')).toBeDefined();
    expect(tell).not.toHaveBeenCalled();
  });
});
