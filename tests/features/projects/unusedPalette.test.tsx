import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PROJECT_MESSAGES } from '../../../src/domain/projectMessages';
import { openProjects } from './openProjects';
import { manyPalettes, samplePalette, sampleProject } from './samples';

describe('the question before a palette is deleted', () => {
  it('says nothing of uses that are lost where nobody has used it', async () => {
    const { user, dialog } = await openProjects({
      world: {
        projects: [sampleProject('p1', 'Rebrand')],
        palettes: [{ ...samplePalette('a', 'p1', 'Tidewater'), selectionCount: 0 }],
      },
      search: '?project=p1',
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Tidewater' }));
    const box = await dialog('Delete Tidewater?');
    expect(box.getByText(PROJECT_MESSAGES.deletionIsUndone)).toBeDefined();
  });
});

it('palettes of a project that are there are not loading any more', async () => {
  const { names } = await openProjects({
    world: { projects: [sampleProject('p1', 'Rebrand')], palettes: manyPalettes('p1', 6) },
    search: '?project=p1',
  });
  await waitFor(() => expect(names('Palettes')).toHaveLength(6));
  expect(screen.queryByRole('list', { name: 'Loading palettes' })).toBeNull();
});
