import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { ContactSheets } from '../../../../workers/contact-sheet/api';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { strip } from '../edits/openScenes';
import { button, findDialog, openRun } from '../openVideoPage';

const openFinished = async (overrides: Parameters<typeof openRun>[1] = {}) => {
  const app = await openRun('free', overrides);
  act(() => {
    app.run().capture(createCapturedFrame(0));
    app.run().end();
  });
  await screen.findByText('Extraction completed!', { selector: 'b' });
  return app;
};

describe('the timeline', () => {
  it('says how the film was read, and a press asks for other settings', async () => {
    const { user } = await openFinished();
    await user.click(button('Every 5 s, change'));
    expect(await findDialog('Configure extraction')).toBeDefined();
  });

  it('has the focus on its strip once a file that was being made is canceled by its button', async () => {
    const contactSheets: ContactSheets = {
      write: async (_signal, _about, frames) => {
        await frames[Symbol.asyncIterator]().next();
        return new Promise(() => {});
      },
    };
    const { user } = await openFinished({ contactSheets });
    await user.click(button('Export timeline'));
    await user.click(await screen.findByRole('menuitem', { name: /^Contact sheet, PDF A4/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    expect(document.activeElement).toBe(strip());
  });
});
