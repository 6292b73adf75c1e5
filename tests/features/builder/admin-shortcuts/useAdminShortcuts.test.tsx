import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { createTypedBuffer } from '../../../../src/features/builder/admin-shortcuts/createTypedBuffer';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import {
  accessRead,
  accessUnknown,
  sessionAwaited,
  userRead,
} from '../../../../src/state/session/sessionSlice';
import { pageMessages } from '../../../support/pageToasts';
import { createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import { createFakeServices } from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';

const open = async (isAdmin: boolean, answers: Parameters<typeof createFakeBackend>[0] = {}) => {
  const backend = createFakeBackend(answers, { user: FREE_USER, isAdmin });
  const app = renderApp(
    { pathname: PATHS.builder, search: '?c=0d9488-f5f5f4-1c1917' },
    createFakeServices({ backend }),
  );
  await screen.findByRole('heading', { level: 1 });
  if (isAdmin)
    act(() => {
      app.store.dispatch(userRead(FREE_USER));
      app.store.dispatch(accessRead({ plan: 'free', isAdmin, subscription: null, isComplimentary: false }));
    });
  return { ...app, opened: () => app.store.getState().dialogs.open?.dialog ?? null };
};
const typeKeys = (keys: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
  for (const key of keys) fireEvent.keyUp(target, { key, ...more });
};

describe('the hidden words', () => {
  it('open the social export by typing rrss [A-23] [R-11]', async () => {
    const { opened } = await open(true);
    typeKeys('rss');
    typeKeys('rrs');
    expect(opened()).toBeNull();
    typeKeys('s');
    expect(opened()).toBe('socialExport');
  });

  it('open the scheduler by typing week, after other letters too [A-24] [R-11]', async () => {
    const { opened } = await open(true);
    typeKeys('abcweWEEK');
    expect(opened()).toBe('weeklySchedule');
  });

  it.each(['rrss', 'week'])('tell who is no administrator that %s is not for them [A-26]', async (word) => {
    const { opened } = await open(false);
    typeKeys(word);
    expect(opened()).toBeNull();
    expect(pageMessages()).toEqual(['This feature is only available for admin users.']);
  });

  it('wait for the answer to who may use them, and say nothing untrue until then [A-26]', async () => {
    const { opened, store } = await open(false);
    act(() => void store.dispatch(sessionAwaited()));
    typeKeys('week');
    act(() => void store.dispatch(userRead(FREE_USER)));
    expect(opened()).toBeNull();
    expect(pageMessages()).toEqual([]);
    act(() => void store.dispatch(accessRead({ plan: 'free', isAdmin: true })));
    expect(opened()).toBe('weeklySchedule');
    expect(pageMessages()).toEqual([]);
  });

  it.each([
    ['is known by then', true],
    ['is not known either', false],
  ])('ask once more where the service did not say who somebody is, and it %s', async (_, answers) => {
    const isAdmin = vi.fn<() => Promise<boolean>>();
    if (answers) isAdmin.mockResolvedValue(true);
    else isAdmin.mockRejectedValue(new Error('no answer'));
    const { opened, store } = await open(false, { account: { isAdmin } });
    act(() => {
      store.dispatch(userRead(FREE_USER));
      store.dispatch(accessUnknown());
    });
    typeKeys('week');
    await waitFor(() => expect(isAdmin).toHaveBeenCalledOnce());
    await act(async () => {});
    expect(opened()).toBe(answers ? 'weeklySchedule' : null);
    expect(pageMessages()).toEqual([]);
  });

  it('are not heard in text fields, with Ctrl, or over a dialog [A-25]', async () => {
    const { opened, store } = await open(true);
    for (const tag of ['input', 'textarea', 'div']) {
      const field = document.createElement(tag);
      if (tag === 'div') field.setAttribute('contenteditable', 'true');
      document.body.append(field);
      typeKeys('week', field);
      field.remove();
    }
    typeKeys('week', document.body, { ctrlKey: true });
    expect(opened()).toBeNull();
    act(() => void store.dispatch(dialogOpened({ dialog: 'shortcuts' })));
    await screen.findByRole('dialog', {}, { timeout: 30_000 });
    typeKeys('week');
    expect(opened()).toBe('shortcuts');
  });
});

describe('the typed letters', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are the last 15, without other keys [A-25]', () => {
    const buffer = createTypedBuffer();
    for (const key of ['Shift', '1', ' ', 'é', 'ArrowLeft']) expect(buffer.add(key)).toBe('');
    for (const key of 'abcdefghijklmno') buffer.add(key);
    expect(buffer.add('P')).toBe('bcdefghijklmnop');
  });

  it('are forgotten after a second without a key let go, and not before [A-25]', () => {
    const buffer = createTypedBuffer();
    buffer.add('w');
    vi.advanceTimersByTime(999);
    expect(buffer.add('e')).toBe('we');
    vi.advanceTimersByTime(999);
    expect(buffer.add('Shift')).toBe('we');
    vi.advanceTimersByTime(1000);
    expect(buffer.add('k')).toBe('k');
  });
});
