import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Plan } from '../../../../src/domain/plan';
import type { FilmArchive } from '../../../../src/state/filmArchive';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { createMemoryArchive } from '../../../support/memoryArchive';
import { button, openPage, openRun, region } from '../openVideoPage';

const card = (time: string) => screen.findByRole('article', { name: `Frame at ${time}` });
const labelsOf = (article: HTMLElement) =>
  within(article)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));

/** The page as it is after a reload, with what is still on the device. */
const reload = async (
  before: { readonly unmount: () => void },
  filmArchive: FilmArchive,
  plan: Plan = 'free',
) => {
  before.unmount();
  return openPage(plan, { filmArchive });
};

describe('a reload', () => {
  it('loses no frame of an extraction that has counted, nor its palettes', async () => {
    const filmArchive = createMemoryArchive();
    const first = await openRun('free', { filmArchive });
    act(() => {
      first.run().capture(createCapturedFrame(0));
      first.run().capture(createCapturedFrame(1));
      first.run().end();
    });
    await screen.findAllByText('Extraction completed!');
    const palettes = labelsOf(await card('0:05'));

    const { user, backend } = await reload(first, filmArchive);
    expect(labelsOf(await card('0:05'))).toEqual(palettes);
    expect(await card('0:00')).toBeDefined();
    expect(screen.getByText('Extraction completed!', { selector: 'b' })).toBeDefined();
    expect(region('Player')).toBeDefined();
    const film = within(await screen.findByRole('region', { name: 'Film palette' }));
    await waitFor(() => expect(film.getAllByRole('link')).toHaveLength(5));
    await user.click(within(await card('0:00')).getByRole('button', { name: /^Regenerate/ }));
    await waitFor(async () => expect(labelsOf(await card('0:00'))).not.toEqual(palettes));
    expect(backend.world.extractions.video).toBe(0);
  });

  it('leaves a film that was being read as stopped, and it can be read again', async () => {
    const filmArchive = createMemoryArchive();
    const first = await openRun('free', { filmArchive });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('0:00');
    const { user, videoExtractor } = await reload(first, filmArchive);
    expect(await screen.findByText('Stopped at 0:00')).toBeDefined();
    await user.click(button('Extract again'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Configure extraction' }));
    await user.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
  });

  it('keeps the palettes that were regenerated', async () => {
    const filmArchive = createMemoryArchive();
    const first = await openRun('free', { filmArchive });
    act(() => first.run().capture(createCapturedFrame(0)));
    const before = labelsOf(await card('0:00'));
    await first.user.click(within(await card('0:00')).getByRole('button', { name: /^Regenerate/ }));
    await waitFor(async () => expect(labelsOf(await card('0:00'))).not.toEqual(before));
    const regenerated = labelsOf(await card('0:00'));
    await reload(first, filmArchive);
    expect(labelsOf(await card('0:00'))).toEqual(regenerated);
  });

  it('shows the frames alone of a film too large to be kept', async () => {
    const filmArchive = createMemoryArchive();
    const first = await openRun('free', { filmArchive });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('0:00');
    const kept = await filmArchive.read();
    if (!kept) throw new Error('nothing was kept');
    filmArchive.begin({ ...kept, source: null });
    filmArchive.keep(kept.frames);
    await reload(first, filmArchive);
    expect(await card('0:00')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Extract again' })).toBeNull();
    expect(button('Change video')).toBeDefined();
  });

  it('shows nobody else what was read, and nothing that a new film has replaced', async () => {
    const filmArchive = createMemoryArchive();
    const first = await openRun('free', { filmArchive });
    act(() => first.run().capture(createCapturedFrame(0)));
    await card('0:00');
    const visitor = await reload(first, filmArchive, 'anonymous');
    expect(await screen.findByRole('heading', { name: 'Drop or paste a video' })).toBeDefined();
    visitor.unmount();
    const second = await openRun('free', {
      filmArchive: { ...filmArchive, read: () => Promise.resolve(null) },
    });
    expect(await filmArchive.read()).toBeNull();
    second.unmount();
  });
});
