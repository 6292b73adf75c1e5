import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PATHS } from '../../../../src/domain/paths';
import { dialogOpened } from '../../../../src/state/dialogsSlice';
import type { FakeWorld } from '../../../support/fakeBackend';
import { FREE_USER } from '../../../support/fakeBackend';
import { createMemoryStore } from '../../../support/fakeServices';
import { openProjects } from '../openProjects';
import { paletteOf, sampleProject } from '../samples';

const ONE = sampleProject('p1', 'Rebrand', 19);
const TWO = sampleProject('p2', 'Atlas', 18);

describe('the project that was saved in last', () => {
  it('is chosen from the start after a reload, of the same account and while it exists', async () => {
    const storage = createMemoryStore();
    const open = async (world: Partial<FakeWorld>) => {
      const page = await openProjects({ path: PATHS.privacy, world, storage });
      const palette = { colors: paletteOf('#0D9488', '#F5F5F4'), name: 'Teal' };
      act(() => void page.store.dispatch(dialogOpened({ dialog: 'savePalette', palette })));
      const save = await page.dialog('Save palette');
      const project = (name: string) => save.findByRole<HTMLInputElement>('radio', { name });
      return { ...page, save, project };
    };
    const first = await open({ projects: [ONE, TWO] });
    expect((await first.project('Atlas')).checked).toBe(false);
    // Until one is chosen, the dialog asks for it.
    expect(first.save.getByText('Choose a project to save in.')).toBeDefined();
    await first.user.click(await first.project('Atlas'));
    expect(first.save.queryByText('Choose a project to save in.')).toBeNull();
    await first.user.click(first.save.getByRole('button', { name: 'Save palette' }));
    await first.closed();
    first.unmount();

    const again = await open({ projects: [ONE, TWO] });
    expect((await again.project('Atlas')).checked).toBe(true);
    again.unmount();

    const other = await open({ projects: [ONE, TWO], user: { ...FREE_USER, id: 'somebody-else' } });
    expect((await other.project('Atlas')).checked).toBe(false);
    other.unmount();

    const gone = await open({ projects: [ONE] });
    expect((await gone.project('Rebrand')).checked).toBe(true);
  });
});
