import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { VIDEO_MESSAGES } from '../../../../src/domain/videoMessages';
import { exportStrip } from '../../../../src/features/video-extraction/timeline/exportStrip';
import { partChanged } from '../../../../src/features/video-extraction/videoExtractionSlice';
import type { ContactSheets, SheetAbout } from '../../../../workers/contact-sheet/api';
import { createFakeServices } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { openScenes, shot } from '../edits/openScenes';
import { button, openRun } from '../openVideoPage';

it('the menu of the timeline saves a cut list, named after the film', async () => {
  const files: Blob[] = [];
  onTestFinished(() => void vi.restoreAllMocks());
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) files.push(given);
    return create(given);
  });
  const { run, user } = await openRun();
  act(() => {
    run().capture(createCapturedFrame(0));
    run().capture(createCapturedFrame(1));
    run().end();
  });
  await screen.findByText('Extraction completed!', { selector: 'b' });
  files.length = 0;
  await user.click(button('Export timeline'));
  await user.click(await screen.findByRole('menuitem', { name: /^Cut list, CSV/ }));
  expect(await screen.findByText(/^Downloaded .+-cut-list\.csv$/)).toBeDefined();
  const [, ...rows] = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
    ['1', '00:00:00:00', '00:00:05:00', '00:00:05:00'],
    ['2', '00:00:05:00', '00:00:10:00', '00:00:05:00'],
  ]);
});

it('a contact sheet has the cards between in and out point, and counts them in the same word', async () => {
  const sheets: { readonly about: SheetAbout; readonly captions: readonly string[] }[] = [];
  const contactSheets: ContactSheets = {
    write: async (_signal, about, frames) => {
      const captions: string[] = [];
      for await (const { time } of frames) captions.push(time);
      sheets.push({ about, captions });
      return new Uint8Array();
    },
  };
  const { user, store, choose } = await openScenes({}, { contactSheets });
  await choose('00:00:08:00', 'Merge with previous');
  expect(await screen.findByText('2 shots')).toBeDefined();
  const save = async () => {
    const before = sheets.length;
    await user.click(button('Export timeline'));
    await user.click(await screen.findByRole('menuitem', { name: /^Contact sheet, PDF A4/ }));
    await waitFor(() => expect(sheets).toHaveLength(before + 1));
    return sheets.at(-1);
  };
  expect(await save()).toMatchObject({
    about: { note: '2 shots', count: 2 },
    captions: ['00:00:00:00 · 4 s', '00:00:04:00 · 8 s · 2 shots'],
  });
  act(() => void store.dispatch(partChanged({ in: 5, out: 9 })));
  expect(await screen.findByText('1 of 2 in range')).toBeDefined();
  expect(await save()).toMatchObject({
    about: { note: '1 shot', count: 1 },
    captions: ['00:00:05:00 · 4 s · 2 shots'],
  });
});

it('says why there is nothing to save where no frame is between in and out point', async () => {
  const { user, store } = await openScenes({}, {}, [shot(2, 4), shot(4, 12)]);
  const asked = { frameRate: 25, signal: new AbortController().signal, progressed: () => {} };
  act(() => void store.dispatch(partChanged({ in: 0, out: 1 })));
  await act(async () => store.dispatch(exportStrip('csv', asked)));
  expect(await screen.findByText(VIDEO_MESSAGES.partWithoutFrames)).toBeDefined();
  expect(screen.queryByText(/^Downloaded/)).toBeNull();
  await user.keyboard('{Escape}');
});

it('says nothing where there is no film', async () => {
  const services = createFakeServices();
  const store = createAppStore(services);
  const show = vi.spyOn(services.toasts, 'show');
  await store.dispatch(exportStrip('csv', { signal: new AbortController().signal, progressed: () => {} }));
  expect(show).not.toHaveBeenCalled();
});
