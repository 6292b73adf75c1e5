import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderToolbar } from '../../../support/renderToolbar';

describe('the sheet of shortcuts', () => {
  const open = async () => {
    const app = renderToolbar();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const keysOf = (group: string) => {
      const box = sheet.getByRole('heading', { name: group }).parentElement;
      return [...(box?.querySelectorAll('kbd') ?? [])];
    };
    return { ...app, sheet, keysOf };
  };

  it('lists the keys of pictures, films and themes, too, each key on its own', async () => {
    const { user, sheet, keysOf } = await open();
    expect(keysOf('Theme').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Alt', '←', '→']),
    );
    await user.type(sheet.getByRole('searchbox', { name: 'Find a shortcut' }), 'film');
    expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Video to palette',
    ]);
    const keys = keysOf('Video to palette').map(({ textContent }) => textContent);
    expect(keys).toEqual(expect.arrayContaining(['J', 'K', 'L', ',', '.', 'I', 'O', 'X', 'S', 'Del']));
  });

  it('strikes out letters alone where those are switched off, and not what goes to the focus', async () => {
    const { user, sheet, keysOf } = await open();
    await user.click(sheet.getByRole('switch', { name: 'Single-key shortcuts' }));
    const off = keysOf('Image to palette').filter((key) => key.closest('[data-off]'));
    expect(off.map(({ textContent }) => textContent)).toEqual(['+', '-', '0', 'P', 'M']);
  });
});
