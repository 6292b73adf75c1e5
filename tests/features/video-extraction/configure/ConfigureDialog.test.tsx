import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { PRO_CHOICES } from '../../../../src/domain/videoMessages';
import { createFakeVideoExtractor, FAKE_VIDEO_INFO } from '../../../support/fakeVideoExtractor';
import { createMemoryStore } from '../../../support/fakeServices';
import { FILE } from '../fakeVideos';
import { findDialog, openDialog, openPage, picker } from '../openVideoPage';

const NEEDS_PRO = 'This feature requires a PRO subscription.';

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

const radio = (dialog: Dialog, name: RegExp) => dialog.getByRole<HTMLInputElement>('radio', { name });

describe('the dialog of an extraction', () => {
  it('offers intervals and speeds, and begins with what is free [X-29] [X-30] [X-31]', async () => {
    const { dialog } = await openDialog('free');
    const names = dialog.getAllByRole('radio').map((input) => input.closest('label')?.textContent);
    expect(names).toEqual([
      '1 secondPRO60 frames a minute',
      '5 seconds12 frames a minute',
      'Scene changesOne frame a shot',
      '1xAs it plays',
      '2xPROHalf the time',
      '3xPROA third of it',
      'MaxPROAs fast as it can',
    ]);
    expect(radio(dialog, /^5 seconds/).checked).toBe(true);
    expect(radio(dialog, /^1x/).checked).toBe(true);
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Extract Palettes' })).toBeDefined();
  });

  it('begins with what gives more than one frame of a short video', async () => {
    const inspect = () => Promise.resolve({ ...FAKE_VIDEO_INFO, durationSeconds: 4 });
    const { user } = await openPage('pro', { videoExtractor: createFakeVideoExtractor({ inspect }) });
    await user.upload(picker(), FILE);
    const dialog = within(await findDialog('Configure extraction'));
    expect(await dialog.findByText('4 frames in 0:04')).toBeDefined();
    expect(radio(dialog, /^1 second/).checked).toBe(true);
  });

  it('begins with what was chosen last, also on an earlier visit, as far as the plan has it', async () => {
    const storage = createMemoryStore();
    const first = await openDialog('pro', { storage });
    await first.user.click(radio(first.dialog, /^Scene changes/));
    await first.user.click(radio(first.dialog, /^Max/));
    first.unmount();

    const again = await openDialog('pro', { storage });
    expect(radio(again.dialog, /^Scene changes/).checked).toBe(true);
    expect(radio(again.dialog, /^Max/).checked).toBe(true);
    again.unmount();

    const free = await openDialog('free', { storage });
    expect(radio(free.dialog, /^Scene changes/).checked).toBe(true);
    expect(radio(free.dialog, /^1x/).checked).toBe(true);
  });

  it.each([[null], ['max'], [{ interval: '7', speed: 'toString' }]])(
    'begins with what is free where something else was left: %j',
    async (left) => {
      const storage = createMemoryStore();
      storage.write('videoSettings', left);
      const { dialog } = await openDialog('pro', { storage });
      expect(radio(dialog, /^5 seconds/).checked).toBe(true);
      expect(radio(dialog, /^1x/).checked).toBe(true);
    },
  );

  it('says how many frames come in which time', async () => {
    const { user, dialog } = await openDialog('pro');
    expect(dialog.getByText('3 frames in 0:12')).toBeDefined();
    await user.click(radio(dialog, /^1 second/));
    await user.click(radio(dialog, /^3x/));
    expect(dialog.getByText('12 frames in 0:04')).toBeDefined();
    await user.click(radio(dialog, /^Max/));
    expect(dialog.getByText('12 frames')).toBeDefined();
  });

  it('keeps what is PRO from the free plan, with a word and the way to it [X-32] [R-06] [G-35]', async () => {
    const { user, dialog } = await openDialog('free');
    // Before anything is pressed.
    expect(dialog.getByText(PRO_CHOICES)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Upgrade to PRO' })).toBeDefined();
    expect(radio(dialog, /^Max/).getAttribute('aria-disabled')).toBe('true');
    expect(radio(dialog, /^1x/).getAttribute('aria-disabled')).toBeNull();
    for (const name of [/^1 second/, /^2x/, /^3x/, /^Max/]) {
      await user.click(radio(dialog, name));
      expect(radio(dialog, name).checked).toBe(false);
      expect(dialog.getByText(NEEDS_PRO)).toBeDefined();
      await user.click(radio(dialog, /^Scene changes/));
      await user.click(radio(dialog, /^5 seconds/));
      expect(dialog.queryByText(NEEDS_PRO)).toBeNull();
    }
    await user.click(radio(dialog, /^1 second/));
    await user.click(dialog.getByRole('button', { name: 'Upgrade to PRO' }));
    expect(await findDialog('Upgrade to PRO')).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Configure extraction' })).toBeNull();
  });

  it('is there again, as it was left, when the dialog in front of it closes', async () => {
    const { user, dialog } = await openDialog('free');
    await user.click(radio(dialog, /^Scene changes/));
    await user.click(radio(dialog, /^Max/));
    await user.click(dialog.getByRole('button', { name: 'Upgrade to PRO' }));
    await findDialog('Upgrade to PRO');
    await user.keyboard('{Escape}');
    const again = within(await findDialog('Configure extraction'));
    expect(radio(again, /^Scene changes/).checked).toBe(true);
  });

  it('marks nothing as PRO for those who have it', async () => {
    const { dialog } = await openDialog('pro');
    expect(dialog.getAllByRole('radio')).toHaveLength(7);
    expect(dialog.queryByText('PRO')).toBeNull();
  });

  it('keeps nothing from whoever may have PRO, where that could not be read [R-08] [G-20]', async () => {
    const { user, dialog, videoExtractor } = await openDialog('unknown');
    expect(dialog.queryByText('PRO')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Upgrade to PRO' })).toBeNull();
    await user.click(radio(dialog, /^1 second/));
    expect(radio(dialog, /^1 second/).checked).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
    expect(videoExtractor.runs[0]?.request).toMatchObject({ capture: { kind: 'interval', seconds: 1 } });
  });

  it('has everything with PRO [R-08]', async () => {
    const { user, dialog } = await openDialog('pro');
    await user.click(radio(dialog, /^1 second/));
    await user.click(radio(dialog, /^2x/));
    expect(radio(dialog, /^1 second/).checked).toBe(true);
    expect(radio(dialog, /^2x/).checked).toBe(true);
    expect(dialog.queryByText(NEEDS_PRO)).toBeNull();
  });

  it('starts with what was chosen [X-29]', async () => {
    const { user, dialog, videoExtractor } = await openDialog('pro');
    await user.click(radio(dialog, /^1 second/));
    await user.click(radio(dialog, /^Max/));
    await user.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
    await waitFor(() => expect(videoExtractor.runs).toHaveLength(1));
    expect(videoExtractor.runs[0]?.request).toMatchObject({
      capture: { kind: 'interval', seconds: 1 },
      clock: 'max',
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Configure extraction' })).toBeNull());
  });

  it('starts nothing when it is canceled [X-29]', async () => {
    const { user, dialog, videoExtractor, backend } = await openDialog('free');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Configure extraction' })).toBeNull());
    expect(videoExtractor.runs).toHaveLength(0);
    expect(backend.world.extractions.video).toBe(0);
  });

  it('lets go of the file of its picture when it closes', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const released = vi.spyOn(URL, 'revokeObjectURL');
    onTestFinished(() => {
      made.mockRestore();
      released.mockRestore();
    });
    const { user, dialog } = await openDialog('free');
    const urls = made.mock.results.map(({ value }) => value as string);
    expect(urls).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(released.mock.calls.map(([url]) => url)).toEqual(urls));
  });

  it('opens at once, and waits for the video before it starts', async () => {
    const videoExtractor = createFakeVideoExtractor({ inspect: () => new Promise(() => {}) });
    const { user } = await openPage('free', { videoExtractor });
    await user.upload(picker(), FILE);
    const dialog = within(await findDialog('Configure extraction'));
    expect(dialog.getByText('holiday.mp4')).toBeDefined();
    expect(dialog.getByText('Opening the video…')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Extract Palettes' }));
    expect(videoExtractor.runs).toHaveLength(0);
  });
});
