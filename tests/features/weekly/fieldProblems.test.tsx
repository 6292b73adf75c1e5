import { describe, expect, it, vi } from 'vitest';

import { WEEKLY_MESSAGES } from '../../../src/domain/weeklyMessages';
import { fill, openSchedule } from './openSchedule';

describe('a field of the schedule', () => {
  it('says what belongs there, by the type of media, until something is wrong with it', async () => {
    const { user, dialog, field } = await openSchedule();
    const described = () =>
      (field('Media URL').getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('');
    expect(described()).toBe(WEEKLY_MESSAGES.videoHint);
    await user.click(dialog.getByRole('tab', { name: 'Image' }));
    expect(described()).toBe(WEEKLY_MESSAGES.imageHint);
    await user.type(field('Media URL'), 'ftp://x');
    await user.tab();
    expect(described()).toBe(WEEKLY_MESSAGES.mediaUrlRefused);
  });

  it('is told what is wrong with it together with the others on Save, which gives the first of them the focus', async () => {
    const save = vi.fn(() => Promise.resolve());
    const app = await openSchedule({ save });
    fill(app, { week: '0', year: '1999', url: 'ftp://x' });
    await app.press();
    expect(
      app.dialog
        .getAllByRole('alert')
        .flatMap(({ textContent }) => (textContent === '' ? [] : [textContent])),
    ).toEqual([
      WEEKLY_MESSAGES.mediaUrlRefused,
      'Please enter a valid week number (1-53).',
      'Please enter a valid year.',
    ]);
    expect(document.activeElement).toBe(app.field('Media URL'));
    expect(save).not.toHaveBeenCalled();
  });

  it.each([
    ['Media URL', 'ftp://x', WEEKLY_MESSAGES.mediaUrlRefused],
    [/^Week/, '54', WEEKLY_MESSAGES.weekInvalid],
    ['Year', '1999', WEEKLY_MESSAGES.yearInvalid],
  ])(
    'is told what is wrong with it as soon as it is left, not while it is typed into: %s',
    async (name, text, message) => {
      const { user, dialog, field } = await openSchedule();
      await user.clear(field(name));
      await user.type(field(name), text);
      expect(dialog.queryByText(message)).toBeNull();
      await user.tab();
      expect(dialog.getByText(message)).toBeDefined();
      // Whoever mends it is not told of it while they do.
      await user.type(field(name), '1');
      expect(dialog.queryByText(message)).toBeNull();
    },
  );

  it('is told what is wrong with it only after a press below it, which that would move away', async () => {
    const { user, dialog, field } = await openSchedule();
    await user.type(field('Media URL'), 'ftp://x');
    const rows = await dialog.findByRole('list', { name: 'Schedule' });
    const row = rows.querySelector('button');
    if (!row) throw new Error('there is no week');
    await user.pointer({ keys: '[MouseLeft>]', target: row });
    expect(document.activeElement).not.toBe(field('Media URL'));
    expect(dialog.queryByText(WEEKLY_MESSAGES.mediaUrlRefused)).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: row });
    expect(await dialog.findByText(WEEKLY_MESSAGES.mediaUrlRefused)).toBeDefined();
  });

  it('is not asked for where it is left empty', async () => {
    const { user, dialog, field } = await openSchedule();
    await user.click(field('Media URL'));
    await user.tab();
    expect(dialog.getAllByRole('alert').every(({ textContent }) => textContent === '')).toBe(true);
  });

  it('is asked for on Enter, though the button waits for it [A-36] [A-40]', async () => {
    const save = vi.fn(() => Promise.resolve());
    const { user, dialog, field } = await openSchedule({ save });
    await user.type(field('Media URL'), ' {Enter}');
    expect(await dialog.findByText('Please enter the URL of the media.')).toBeDefined();
    expect(document.activeElement).toBe(field('Media URL'));
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
    expect(save).not.toHaveBeenCalled();
  });
});
