import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../../src/backend/backend';
import { PROJECT_TAGS } from '../../../../src/features/projects/cache/projectCache';
import { backendApi } from '../../../../src/state/api/backendApi';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { readDrafts } from '../../../../src/state/palette/drafts/storedDrafts';
import { silenceLog } from '../openProjects';
import { buildAndSignIn, PROJECT } from './buildAndSignIn';

beforeEach(() => {
  const log = silenceLog();
  return () => log.mockRestore();
});

describe('a draft', () => {
  /** A draft was saved, but its answer was lost. */
  const loseAnswer = async (plan: 'free' | 'pro') => {
    const page = await buildAndSignIn(1, plan);
    const working = { ...page.backend.projects };
    vi.spyOn(page.backend.projects, 'createPalette').mockImplementationOnce(async (...given) => {
      await working.createPalette(...given);
      throw new BackendError('timeout');
    });
    await page.user.click(await screen.findByRole('button', { name: 'Review' }));
    const box = await page.dialog('Keep your palettes');
    await box.findByRole('radio', { name: 'Rebrand' });
    await page.user.click(box.getByRole('button', { name: 'Save 1' }));
    return { ...page, box, again: await box.findByRole('button', { name: 'Try again' }) };
  };

  it.each(['free', 'pro'] as const)(
    'is saved once where the first answer was lost, on the plan “%s”',
    async (plan) => {
      const { user, again, closed, backend, services } = await loseAnswer(plan);
      await user.click(again);
      await closed();
      expect(backend.world.palettes).toHaveLength(1);
      expect(readDrafts(services.storage)).toEqual([]);
    },
  );

  it('is tried again, too, where the lost one is seen by then and has filled the project', async () => {
    const { user, box, again, store, closed, backend, services } = await loseAnswer('free');
    act(() => void store.dispatch(backendApi.util.invalidateTags([...PROJECT_TAGS])));
    await box.findByText('There is no room in this project. Your palettes stay here.');
    await user.click(again);
    await closed();
    expect(backend.world.palettes).toHaveLength(1);
    expect(readDrafts(services.storage)).toEqual([]);
  });

  /** Saves a draft, closes the dialog before the answer comes, and opens another one. */
  const closeEarly = async () => {
    const page = await buildAndSignIn(1);
    const { user, dialog, closed, backend, store } = page;
    const working = { ...backend.projects };
    let answer: (failure: BackendError | null) => void = () => {};
    const answered = new Promise<BackendError | null>((resolve) => {
      answer = resolve;
    });
    vi.spyOn(backend.projects, 'createPalette').mockImplementationOnce(async (...given) => {
      const failure = await answered;
      if (failure) throw failure;
      return working.createPalette(...given);
    });
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const box = await dialog('Keep your palettes');
    await box.findByRole('radio', { name: 'Rebrand' });
    await user.click(box.getByRole('button', { name: 'Save 1' }));
    await user.keyboard('{Escape}');
    await closed();
    act(() => void store.dispatch(dialogOpened({ dialog: 'editProject', project: PROJECT })));
    await dialog('Edit project');
    return { ...page, answer: (failure: BackendError | null) => act(async () => answer(failure)) };
  };

  it('is saved, too, where its dialog was closed meanwhile; what is open by then stays [P-28]', async () => {
    const { answer, messages, dialog, services } = await closeEarly();
    await answer(null);
    await waitFor(() => expect(messages()).toContain('Palette saved successfully'));
    expect(await dialog('Edit project')).toBeDefined();
    expect(readDrafts(services.storage)).toEqual([]);
  });

  it('is offered again where it was not saved after its dialog was closed [P-30]', async () => {
    const { user, answer, messages, dialog, closed } = await closeEarly();
    await answer(new BackendError('timeout'));
    await waitFor(() => expect(messages()).toContain('Failed to save palette'));
    await dialog('Edit project');
    await user.keyboard('{Escape}');
    await closed();
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(await dialog('Keep your palettes')).toBeDefined();
  });
});
