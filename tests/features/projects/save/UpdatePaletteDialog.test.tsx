import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects } from '../openProjects';
import { paletteOf, samplePalette, sampleProject } from '../samples';

const ORIGINAL = samplePalette('a', 'p1', 'Tidewater', paletteOf('#0D9488', '#FFFFFF'));

describe('the question before a palette is changed', () => {
  it('shows what a longer palette adds, too [P-24]', async () => {
    const { store, dialog } = await openProjects({
      path: PATHS.privacy,
      world: { projects: [sampleProject('p1', 'Rebrand')], palettes: [ORIGINAL] },
    });
    const palette = { colors: paletteOf('#0D9488', '#FFFFFF', '#FF6A3D'), name: null };
    act(() => void store.dispatch(dialogOpened({ dialog: 'updatePalette', palette, original: ORIGINAL })));
    const question = await dialog('Update Tidewater?');
    const rows = question.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '#0D9488#0D9488',
      '#FFFFFF#FFFFFF',
      'becomes#FF6A3D',
    ]);
    expect(question.getByText('Public: everyone can find it in Explore.')).toBeDefined();
    expect(question.getByText('1 of 3 colors changes. Its Explore count restarts at 0.')).toBeDefined();
  });
});
