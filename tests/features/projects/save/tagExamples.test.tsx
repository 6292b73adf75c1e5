import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened, type OpenDialog } from '../../../../src/state/dialogsSlice';
import { openProjects } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const COLORS = paletteOf('#0D9488', '#F5F5F4');
const PLAIN = samplePalette('b', 'p1', 'Plain', COLORS);
const SAVE: OpenDialog = {
  dialog: 'savePalette',
  palette: { colors: COLORS, name: 'Teal' },
  projectId: 'p1',
};

const openField = async (asked: OpenDialog, title: string, tags: readonly string[]) => {
  const page = await openProjects({
    path: PATHS.privacy,
    world: {
      projects: [sampleProject('p1', 'Rebrand')],
      palettes: [{ ...samplePalette('a', 'p1', 'Tidewater', COLORS), tags }, PLAIN],
    },
  });
  act(() => void page.store.dispatch(dialogOpened(asked)));
  const dialog = await page.dialog(title);
  return dialog.findByRole<HTMLInputElement>('combobox', { name: 'Tags' });
};

describe('the empty field for tags', () => {
  it.each<[string, OpenDialog]>([
    ['Save palette', SAVE],
    ['Edit name and tags', { dialog: 'editPalette', palette: PLAIN }],
  ])('of “%s” shows as examples what Explore finds', async (title, asked) => {
    const field = await openField(asked, title, ['calm', 'sea', 'tide', 'wave']);
    await waitFor(() => expect(field.placeholder).toBe('calm, sea, tide'));
  });

  it('shows none where nothing has a tag', async () => {
    expect((await openField(SAVE, 'Save palette', [])).placeholder).toBe('');
  });
});
