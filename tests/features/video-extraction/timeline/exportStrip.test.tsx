import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
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
