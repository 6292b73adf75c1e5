import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTheme } from './openTheme';

await Promise.all([
  import('../../../src/features/theme/drawing/OwnDrawingView'),
  import('../../../workers/drawing/readDrawing'),
]);

const LINK = '/theme?h=teal.0d9488';

/** The same place on keyboards of four alphabets. */
const KEYS = {
  z: { Latin: 'z', Cyrillic: 'я', Greek: 'ζ', Hebrew: 'ז' },
  p: { Latin: 'p', Cyrillic: 'з', Greek: 'π', Hebrew: 'פ' },
  l: { Latin: 'l', Cyrillic: 'д', Greek: 'λ', Hebrew: 'ך' },
} as const;

const press = (target: Element, letter: keyof typeof KEYS, alphabet: keyof typeof KEYS.z, ctrlKey = false) =>
  fireEvent.keyDown(target, { key: KEYS[letter][alphabet], code: `Key${letter.toUpperCase()}`, ctrlKey });

describe.each(['Latin', 'Cyrillic', 'Greek', 'Hebrew'] as const)('on a %s keyboard', (alphabet) => {
  it('Ctrl+Z takes back a change of the theme', async () => {
    const { user, location } = await openTheme(LINK);
    const contrast = screen.getByRole('tab', { name: 'By contrast' });
    await user.click(contrast);
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&by=ratio'));
    press(contrast, 'z', alphabet, true);
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
  });

  it('P pins a step', async () => {
    const { grid, location } = await openTheme(LINK);
    press(grid('Light').getByRole('button', { name: /^Copy teal 300,/ }), 'p', alphabet);
    await waitFor(() => expect(location().search).toMatch(/&pl=teal\.3\.[0-9a-f]{6}$/));
  });

  it('L locks a role', async () => {
    const { place, location } = await openTheme(LINK);
    press(place('Link in light'), 'l', alphabet);
    await waitFor(() => expect(location().search).toMatch(/&rl=link\.teal\.\d+$/));
  });

  it('Ctrl+Z takes back a change of one’s own drawing', async () => {
    const { user } = await openTheme(LINK);
    await user.click(screen.getByRole('tab', { name: 'Your own' }));
    const text = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0d9488"/></svg>';
    await user.upload(
      await screen.findByLabelText('Drawing file'),
      new File([text], 'logo.svg', { type: 'image/svg+xml' }),
    );
    const basis = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'What the drawing was made for',
    });
    const before = basis.value;
    await user.selectOptions(basis, before === 'light' ? 'Drawn for dark' : 'Drawn for light');
    await waitFor(() => expect(basis.value).not.toBe(before));
    press(basis, 'z', alphabet, true);
    await waitFor(() => expect(basis.value).toBe(before));
  });
});

it('Ctrl+Z works while the field is focused that picks a color, not in one that a color is typed in', async () => {
  const { location } = await openTheme(LINK);
  const picker = screen.getByLabelText('Pick the color of teal');
  fireEvent.input(picker, { target: { value: '#7c3aed' } });
  await waitFor(() => expect(location().search).toMatch(/7c3aed/));
  press(screen.getByRole('textbox', { name: 'Color of teal' }), 'z', 'Latin', true);
  expect(screen.getByLabelText<HTMLInputElement>('Pick the color of teal').value).toBe('#7c3aed');
  press(screen.getByLabelText('Pick the color of teal'), 'z', 'Latin', true);
  await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
});
