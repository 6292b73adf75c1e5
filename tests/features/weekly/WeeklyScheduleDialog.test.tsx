import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../../src/backend/backend';
import { WEEKLY_MESSAGES } from '../../../src/domain/weeklyMessages';
import { pageMessages } from '../../support/pageToasts';
import { weeklyApi } from '../../../src/state/api/weeklyApi';
import { dialogOpened } from '../../../src/state/dialogsSlice';
import { fill, openSchedule, PALETTE, stored } from './openSchedule';

const value = (element: HTMLElement) => (element instanceof HTMLInputElement ? element.value : null);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the scheduler', () => {
  it('has media type, URL, week and year, and opens with video, no URL and this ISO week [A-33, A-34]', async () => {
    const { dialog, field } = await openSchedule();
    const types = within(dialog.getByRole('tablist', { name: 'Media type' })).getAllByRole('tab');
    expect(types.map(({ textContent }) => textContent)).toEqual(['Video', 'Image']);
    expect(types[0]?.getAttribute('aria-selected')).toBe('true');
    expect(value(field('Media URL'))).toBe('');
    expect(value(field(/^Week/))).toBe('47');
    expect(value(field('Year'))).toBe('2026');
  });

  it('begins where something has to be typed', async () => {
    const { field } = await openSchedule();
    await waitFor(() => expect(document.activeElement).toBe(field('Media URL')));
  });

  it('forgets what was typed when it opens again [A-34]', async () => {
    const { user, type, show, dialog } = await openSchedule();
    type('Media URL', '/weekly/a.mp4');
    await user.click(dialog.getByRole('tab', { name: 'Image' }));
    type(/^Week/, '3');
    await user.keyboard('{Escape}');
    await closed();
    show();
    const again = within(await screen.findByRole('dialog', { name: 'Palette of the Week' }));
    expect(value(again.getByRole('textbox', { name: 'Media URL' }))).toBe('');
    expect(value(again.getByRole('textbox', { name: /^Week/ }))).toBe('47');
    expect(again.getByRole('tab', { name: 'Video' }).getAttribute('aria-selected')).toBe('true');
  });

  it('lists the weeks from the first stored one, says No palette in gaps, and fills in the one that is clicked [A-35]', async () => {
    const { user, dialog, field } = await openSchedule({
      weekly: [stored(2026, 45), stored(2026, 48, 'image')],
    });
    const rows = within(await dialog.findByRole('list', { name: 'Schedule' })).getAllByRole('button');
    expect(rows[0]?.textContent).toMatch(/^Week 45.*1,507$/);
    expect(rows[1]?.textContent).toMatch(/^Week 46.*No palette$/);
    expect(rows[2]?.textContent).toMatch(/^Week 47.*This week.*Unsaved/);
    expect(rows).toHaveLength(9 + 52);
    const row = rows[7];
    if (row) await user.click(row);
    expect(value(field(/^Week/))).toBe('52');
    expect(row?.textContent).toMatch(/Unsaved/);
  });

  it('leaves the palette that a week has in its place, and shows the unsaved one below it', async () => {
    const { dialog } = await openSchedule({ weekly: [stored(2026, 47)] });
    const row = (await dialog.findByText('This week')).closest('button');
    const strips = [...(row?.querySelectorAll('[aria-hidden][style]') ?? [])].map((strip) =>
      strip.getAttribute('style'),
    );
    expect(strips).toHaveLength(2);
    expect(strips[0]).toContain('#112233');
    expect(strips[1]).toContain('#0D9488');
    expect(row?.textContent).toMatch(/UnsavedNowNew1,507$/);
  });

  it('shows an empty list where the history cannot be loaded, and logs it [A-43]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { dialog } = await openSchedule({ history: () => Promise.reject(new BackendError('offline')) });
    const rows = within(await dialog.findByRole('list', { name: 'Schedule' })).getAllByRole('button');
    expect(rows.filter(({ textContent }) => !textContent.endsWith('No palette'))).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(1);
    expect(pageMessages()).toEqual([]);
  });

  it('cannot be saved without a URL, nor twice at once [A-36]', async () => {
    const save = vi.fn(() => new Promise<void>(() => {}));
    const { dialog, type, press, user } = await openSchedule({ save });
    const button = () => dialog.getByRole('button', { name: /^Sav/ });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    type('Media URL', '   ');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await press();
    expect(save).not.toHaveBeenCalled();
    type('Media URL', '/weekly/slow-tide.mp4');
    expect(button().getAttribute('aria-disabled')).toBeNull();
    await press();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await user.click(button());
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('saving', () => {
  it('is refused to who is no administrator before anything else is looked at, and the dialog closes [A-37]', async () => {
    const save = vi.fn(() => Promise.resolve());
    const app = await openSchedule({ isAdmin: false, save });
    fill(app, { week: '99', year: '1' });
    await app.press();
    await closed();
    expect(pageMessages()).toEqual(['Only administrators can set the Palette of the Week.']);
    expect(save).not.toHaveBeenCalled();
  });

  it('is refused where the service knows better who is an administrator [A-37]', async () => {
    const app = await openSchedule({ save: () => Promise.reject(new BackendError('not-allowed')) });
    fill(app, {});
    await app.press();
    await closed();
    expect(pageMessages()).toEqual(['Only administrators can set the Palette of the Week.']);
  });

  it.each([
    ['week 0 [A-38]', { week: '0' }, 'Please enter a valid week number (1-53).'],
    ['week 54 [A-38]', { week: '54' }, 'Please enter a valid week number (1-53).'],
    ['no week [A-38]', { week: '' }, 'Please enter a valid week number (1-53).'],
    ['week 1.5 [A-38]', { week: '1.5' }, 'Please enter a valid week number (1-53).'],
    ['the year 1999 [A-39]', { year: '1999' }, 'Please enter a valid year.'],
    ['the year 2101 [A-39]', { year: '2101' }, 'Please enter a valid year.'],
    ['media of no site', { url: 'javascript:alert(1)' }, WEEKLY_MESSAGES.mediaUrlRefused],
  ])('is refused for %s, and the form stays', async (_, fields, message) => {
    const save = vi.fn(() => Promise.resolve());
    const app = await openSchedule({ save });
    fill(app, fields);
    await app.press();
    expect(app.dialog.getByText(message)).toBeDefined();
    expect(app.dialog.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(1);
    expect(save).not.toHaveBeenCalled();
  });

  it('is refused for media that have not come, which the field says at once, and taken with others', async () => {
    const save = vi.fn(() => Promise.resolve());
    const app = await openSchedule({ save });
    await app.user.click(app.dialog.getByRole('tab', { name: 'Image' }));
    fill(app, { url: '/weekly/gone.jpg' });
    const tried = document.querySelector('img[src="/weekly/gone.jpg"]');
    if (!tried) throw new Error('the picture is not tried');
    fireEvent.error(tried);
    expect(app.dialog.getByText(WEEKLY_MESSAGES.mediaNotLoaded)).toBeDefined();
    await app.press();
    expect(save).not.toHaveBeenCalled();
    fill(app, { url: '/weekly/slow-tide.jpg' });
    expect(app.dialog.queryByText(WEEKLY_MESSAGES.mediaNotLoaded)).toBeNull();
    await app.press();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['Image', 'image'],
    ['Video', 'video'],
  ])('sends all four fields, %s among them [A-33]', async (name, kind) => {
    const app = await openSchedule();
    await app.user.click(app.dialog.getByRole('tab', { name }));
    fill(app, { url: ' /weekly/harbor.bin ', week: '3', year: '2031' });
    await app.press();
    await closed();
    expect(app.backend.world.weekly).toMatchObject([
      { background: { type: kind, url: '/weekly/harbor.bin' }, week: 3, year: 2031 },
    ]);
  });

  it('keeps the week, says so, closes, and has the home page ask again [A-41]', async () => {
    const app = await openSchedule();
    const { getWeekly } = weeklyApi.endpoints;
    const asked = vi.spyOn(app.backend.weekly, 'current');
    const weekly = app.store.dispatch(getWeekly.initiate());
    await waitFor(() => expect(getWeekly.select()(app.store.getState()).isSuccess).toBe(true));
    expect(asked).toHaveBeenCalledTimes(1);
    fill(app, { week: '53', url: '  /weekly/slow-tide.mp4 ' });
    await app.press();
    await closed();
    expect(pageMessages()).toEqual(['Data for the Palette of the Week saved!']);
    expect(app.backend.world.weekly).toMatchObject([
      {
        colors: PALETTE.colors,
        background: { type: 'video', url: '/weekly/slow-tide.mp4' },
        week: 53,
        year: 2026,
      },
    ]);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    weekly.unsubscribe();
  });

  it('writes the local copy, and only when it was saved [A-44]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const save = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new BackendError('offline'))
      .mockResolvedValue();
    const app = await openSchedule({ save });
    fill(app, {});
    await app.press();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(app.services.storage.read('paletteOfTheWeekData')).toBeUndefined();
    await app.press();
    await closed();
    expect(app.services.storage.read('paletteOfTheWeekData')).toEqual({
      paletteColors: ['hsl(175, 84%, 32%)', 'hsl(60, 5%, 96%)'],
      backgroundMediaType: 'video',
      backgroundMediaUrl: '/weekly/slow-tide.mp4',
    });
  });

  it('says that it failed, and keeps the form for another try [A-42]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = await openSchedule({ save: () => Promise.reject(new BackendError('unexpected')) });
    fill(app, {});
    await app.press();
    await waitFor(() => expect(pageMessages()).toEqual(['Error saving data.']));
    expect(value(app.field('Media URL'))).toBe('/weekly/slow-tide.mp4');
    const button = await app.dialog.findByRole('button', { name: 'Save' });
    expect(button.getAttribute('aria-disabled')).toBeNull();
  });

  it('that is closed before the answer says where it failed, and comes back with the fields [A-42]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let fail = (): void => {};
    const save = () => new Promise<void>((_, reject) => (fail = () => reject(new BackendError('timeout'))));
    const app = await openSchedule({ save });
    fill(app, {});
    await app.press();
    await app.user.keyboard('{Escape}');
    await closed();
    expect(pageMessages()).toEqual([]);
    await act(async () => fail());
    await waitFor(() => expect(pageMessages()).toEqual(['Error saving data.']));
    await app.user.click(await screen.findByRole('button', { name: 'Reopen' }));
    const again = within(await screen.findByRole('dialog', { name: 'Palette of the Week' }));
    expect(value(again.getByRole('textbox', { name: 'Media URL' }))).toBe('/weekly/slow-tide.mp4');
  });

  it('that is closed before the answer leaves alone what is open by then', async () => {
    let finish = (): void => {};
    const app = await openSchedule({ save: () => new Promise((resolve) => (finish = resolve)) });
    fill(app, {});
    await app.press();
    await app.user.keyboard('{Escape}');
    await closed();
    act(() => void app.store.dispatch(dialogOpened({ dialog: 'import' })));
    const other = await screen.findByRole('dialog');
    await act(async () => finish());
    await waitFor(() => expect(pageMessages()).toEqual(['Data for the Palette of the Week saved!']));
    expect(screen.getByRole('dialog')).toBe(other);
  });

  it('happens with Enter in a field too', async () => {
    const app = await openSchedule();
    fill(app, {});
    await app.user.type(app.field('Year'), '{Enter}');
    await closed();
    expect(app.backend.world.weekly).toHaveLength(1);
  });
});
