import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { OptionalPart } from '../../src/app/OptionalPart';
import { MESSAGES } from '../../src/domain/messages';
import { ServicesContext } from '../../src/state/servicesContext';
import { createFakeServices } from '../support/fakeServices';
import { pageMessages } from '../support/pageToasts';
import { Dialog } from '../../src/ui/Dialog';
import { lazyPart } from '../../src/ui/lazyPart';

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
  render(
    <ServicesContext value={createFakeServices()}>
      <OptionalPart onFail={onFail}>
        <Part />
      </OptionalPart>
    </ServicesContext>,
  );
  return { onFail, user: userEvent.setup() };
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
  it('whose code is gone is closed, with a word about the newer version', async () => {
    const { onFail } = setUp(lazyPart(() => Promise.reject(new TypeError('Failed to fetch'))));
    await vi.waitFor(() => expect(pageMessages()).toEqual([MESSAGES.pageOutdated]));
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it('that fails by itself blames no newer version', async () => {
    const { onFail } = setUp(lazyPart(() => Promise.resolve({ default: Broken })));
    await vi.waitFor(() => expect(pageMessages()).toEqual([MESSAGES.panelFailed]));
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it('in which something fails stays open with what was typed, and can be tried again', async () => {
    const { onFail, user } = setUp(NameDialog);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Teal');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.panelFailed);
    expect(onFail).not.toHaveBeenCalled();
    expect(pageMessages()).toEqual([]);
    broken.is = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('shown')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Teal');
  });
});
