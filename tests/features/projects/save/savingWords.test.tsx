import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import { openProjects } from '../openProjects';
import { paletteOf, sampleProject } from '../samples';

const PROJECTS = [sampleProject('p2', 'Atlas', 18), sampleProject('p3', 'Client work', 17, false)];

const open = async () => {
  const page = await openProjects({ path: PATHS.privacy, world: { projects: PROJECTS } });
  const palette = { colors: paletteOf('#0D9488', '#F5F5F4'), name: null };
  act(() => void page.store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
  const save = await page.dialog('Save palette');
  return { ...page, save };
};

describe('what the dialog that saves a palette says', () => {
  it('is a name made of its colors, until there is another', async () => {
    const { user, save } = await open();
    const offer = await save.findByRole('button', { name: /^Call it / });
    const offered = offer.textContent.replace('Call it ', '');
    await user.click(offer);
    expect(save.getByLabelText<HTMLInputElement>('Palette name').value).toBe(offered);
    expect(save.queryByRole('button', { name: /^Call it / })).toBeNull();
  });

  it('is who will see it, by the project', async () => {
    const { user, save } = await open();
    await user.click(await save.findByRole('radio', { name: 'Atlas' }));
    expect(save.getByText('Public: everyone can find it in Explore.')).toBeDefined();
    await user.click(save.getByRole('radio', { name: 'Client work' }));
    expect(save.getByText('Private: only you can see it.')).toBeDefined();
  });
});
