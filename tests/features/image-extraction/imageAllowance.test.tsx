import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { BackendError } from '../../../src/backend/backend';
import { IMAGE_MESSAGES } from '../../../src/domain/imageMessages';
import { PATHS } from '../../../src/domain/paths';
import { extractImage } from '../../../src/features/image-extraction/extractImage';
import { selectPicture, selectRun } from '../../../src/features/image-extraction/imageExtractionSlice';
import { selectOpenDialog } from '../../../src/state/dialogsSlice';
import { readSession } from '../../../src/state/session/readSession';
import { sessionAwaited } from '../../../src/state/session/sessionSlice';
import { ACTIVE_SUBSCRIPTION, createFakeBackend, FREE_USER, type FakeWorld } from '../../support/fakeBackend';
import { createFakeServices, createMemoryCounter } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';
import { createFakeExtractor } from './fakePictures';

const PRO = { user: FREE_USER, subscription: ACTIVE_SUBSCRIPTION };

const open = async (world: Partial<FakeWorld>, answers: Parameters<typeof createFakeBackend>[0] = {}) => {
  const backend = createFakeBackend(answers, world);
  const imageExtractor = createFakeExtractor();
  const dailyCounter = createMemoryCounter();
  const app = renderApp(PATHS.image, createFakeServices({ backend, imageExtractor, dailyCounter }));
  await act(() => app.store.dispatch(readSession()));
  await screen.findByRole('heading', { name: 'Image to palette' });
  const extract = () =>
    act(() =>
      app.store.dispatch(
        extractImage({ kind: 'file', file: new Blob(['x']), name: 'cat.jpg' }, new AbortController().signal),
      ),
    );
  return { ...app, backend, imageExtractor, dailyCounter, extract };
};

const hushErrors = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
};

describe('the pictures of an account', () => {
  it('are counted by the service, and not on the device [X-17]', async () => {
    const { extract, backend, dailyCounter } = await open({
      user: FREE_USER,
      extractions: { image: 3, video: 0 },
    });
    expect(await screen.findByText('7 of 10 free extractions remaining today')).toBeDefined();
    await extract();
    expect(await screen.findByText('6 of 10 free extractions remaining today')).toBeDefined();
    expect(backend.world.extractions.image).toBe(4);
    expect(await dailyCounter.used(10)).toBe(0);
  });

  it('end at 10 a day, with the way to PRO instead of the one to sign up [X-17]', async () => {
    const { extract, imageExtractor, user } = await open({
      user: FREE_USER,
      extractions: { image: 10, video: 0 },
    });
    expect(await screen.findByText(IMAGE_MESSAGES.accountImageLimitReached)).toBeDefined();
    await extract();
    expect(imageExtractor.extract).not.toHaveBeenCalled();
    const dialog = await screen.findByRole('dialog', { name: 'Upgrade to PRO' });
    expect(dialog.textContent).toContain(IMAGE_MESSAGES.accountImageLimitReached);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Upgrade to PRO' }));
    expect(await screen.findByRole('dialog', { name: 'Upgrade to PRO' })).toBeDefined();
  });

  it('are unlimited with PRO: none is counted, and no count is shown [X-18]', async () => {
    const { extract, backend, store } = await open({ ...PRO, extractions: { image: 10, video: 0 } });
    const asked = [vi.spyOn(backend.extractions, 'used'), vi.spyOn(backend.extractions, 'spend')];
    await extract();
    expect(selectPicture(store.getState())).not.toBeNull();
    expect(backend.world.extractions.image).toBe(10);
    for (const call of asked) expect(call).not.toHaveBeenCalled();
    expect(screen.queryByText(/extractions remaining|daily limit/)).toBeNull();
  });

  it('are not counted down for whoever may have PRO, where that could not be read [X-18] [G-20]', async () => {
    hushErrors();
    const subscription = () => Promise.reject(new BackendError('unexpected'));
    const world = { ...PRO, extractions: { image: 10, video: 0 } };
    const { extract, store } = await open(world, { billing: { subscription } });
    await extract();
    expect(selectPicture(store.getState())).not.toBeNull();
    expect(screen.queryByText(/daily limit/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Upgrade to PRO' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are read also where the service cannot be asked', async () => {
    hushErrors();
    const gone = () => Promise.reject(new BackendError('offline'));
    const { extract, store } = await open({ user: FREE_USER }, { extractions: { used: gone, spend: gone } });
    await extract();
    expect(selectPicture(store.getState())).not.toBeNull();
  });
});

describe('a picture that is chosen before it is known who is here', () => {
  it('waits for that, with progress, and is not refused like that of a visitor who has none left', async () => {
    const backend = createFakeBackend({}, { user: FREE_USER });
    const session = await backend.auth.session();
    const answers: (() => void)[] = [];
    backend.auth.session = async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return session;
    };
    const imageExtractor = createFakeExtractor();
    const services = createFakeServices({ backend, imageExtractor, dailyCounter: createMemoryCounter(10) });
    const store = createAppStore(services);
    store.dispatch(sessionAwaited());
    const file = new Blob(['x']);
    const { signal } = new AbortController();
    const extracted = store.dispatch(extractImage({ kind: 'file', file, name: 'cat.jpg' }, signal));
    expect(selectRun(store.getState())).not.toBeNull();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await extracted;
    expect(selectPicture(store.getState())?.name).toBe('cat.jpg');
    expect(selectOpenDialog(store.getState())).toBeNull();
  });
});
