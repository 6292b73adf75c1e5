import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { dialogOpened } from '../../../src/state/dialogsSlice';
import { openSchedule, stored } from './openSchedule';

const IMAGE = stored(2026, 48, 'image');
const WEEKLY = [stored(2026, 47), IMAGE];

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Palette of the Week' }));
const fields = (of: Awaited<ReturnType<typeof dialog>>) => ({
  type: of.getByRole('tab', { selected: true }).textContent,
  url: of.getByRole<HTMLInputElement>('textbox', { name: 'Media URL' }).value,
  week: of.getByRole<HTMLInputElement>('textbox', { name: /^Week/ }).value,
});
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a week that has a palette already', () => {
  it('says what it has, which one press puts into the field', async () => {
    const { user, dialog: box } = await openSchedule({ weekly: WEEKLY });
    expect(await box.findByText('Week 47 has')).toBeDefined();
    expect(fields(box).url).toBe('');
    await user.click(box.getByRole('button', { name: 'Use it' }));
    expect(fields(box)).toEqual({ type: 'Video', url: '/weekly/slow-tide.jpg', week: '47' });
    expect(box.queryByText('Week 47 has')).toBeNull();
  });

  it('has its media in the fields once it is chosen or typed, and one without a palette has none', async () => {
    const { user, dialog: box, type } = await openSchedule({ weekly: WEEKLY });
    await user.click(await box.findByRole('button', { name: /^Week 48.*1,507/ }));
    expect(fields(box)).toEqual({ type: 'Image', url: '/weekly/slow-tide.jpg', week: '48' });
    type(/^Week/, '49');
    expect(fields(box)).toEqual({ type: 'Video', url: '', week: '49' });
    type(/^Week/, '48');
    expect(fields(box).type).toBe('Image');
  });

  it('leaves what was typed, and says what it has besides', async () => {
    const { dialog: box, type } = await openSchedule({ weekly: WEEKLY });
    await box.findByRole('button', { name: /^Week 48.*1,507/ });
    type('Media URL', '/weekly/own.mp4');
    type(/^Week/, '48');
    expect(fields(box)).toEqual({ type: 'Video', url: '/weekly/own.mp4', week: '48' });
    expect(box.getByText('Week 48 has')).toBeDefined();
  });

  it('has nothing unsaved while the palette is its own and no media were typed', async () => {
    const { dialog: box, store, user } = await openSchedule({ weekly: WEEKLY });
    await user.click(box.getByRole('button', { name: 'Cancel' }));
    await closed();
    const palette = { colors: IMAGE.colors, name: null };
    act(() => void store.dispatch(dialogOpened({ dialog: 'weeklySchedule', palette })));
    const own = await dialog();
    const row = await own.findByRole('button', { name: /^Week 47.*1,507/ });
    expect(row.getAttribute('aria-pressed')).toBe('true');
    expect(row.textContent).not.toContain('Unsaved');
    await user.type(own.getByRole('textbox', { name: 'Media URL' }), '/weekly/own.mp4');
    expect(row.textContent).toContain('Unsaved');
  });
});

describe('what was typed when the schedule was open before', () => {
  it('is offered, for as long as it was not taken, and comes back by one press', async () => {
    const { user, dialog: box, type, show } = await openSchedule();
    type('Media URL', '/weekly/own.mp4');
    type(/^Week/, '3');
    await user.click(box.getByRole('tab', { name: 'Image' }));
    for (let times = 0; times < 2; times++) {
      await user.keyboard('{Escape}');
      await closed();
      show();
      const again = await dialog();
      expect(again.getByText('Not saved before, for week 3:')).toBeDefined();
      expect(fields(again)).toEqual({ type: 'Video', url: '', week: '47' });
    }
    const last = await dialog();
    await user.click(last.getByRole('button', { name: 'Bring it back' }));
    expect(fields(last)).toEqual({ type: 'Image', url: '/weekly/own.mp4', week: '3' });
    expect(last.queryByRole('button', { name: 'Bring it back' })).toBeNull();
  });

  it('is the latest, also where what was typed earlier was not brought back', async () => {
    const { user, show } = await openSchedule();
    for (const week of ['3', '4']) {
      const open = await dialog();
      fireEvent.change(open.getByRole('textbox', { name: /^Week/ }), { target: { value: week } });
      await user.keyboard('{Escape}');
      await closed();
      show();
    }
    expect((await dialog()).getByText('Not saved before, for week 4:')).toBeDefined();
  });
});
