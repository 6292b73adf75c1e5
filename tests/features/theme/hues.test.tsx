import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTheme, PALETTE } from './openTheme';

const names = () =>
  within(screen.getByRole('region', { name: 'Hues' }))
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Name of / })
    .map(({ value }) => value);
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('the hues of a theme', () => {
  it('are added up to 12, each where the gap between the others is widest', async () => {
    const { user, grid, location } = await openTheme('/theme?h=teal.0d9488');
    await user.click(press('Add a hue'));
    expect(names()).toEqual(['teal', 'rose']);
    for (let i = 0; i < 10; i++) await user.click(press('Add a hue'));
    expect(new Set(names()).size).toBe(12);
    expect(press('Add a hue').getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(grid('Light').getAllByRole('button')).toHaveLength(17 * 11));
    await waitFor(() => expect(location().search.split('_')).toHaveLength(12));
  });

  it('take another color, typed or picked, and say what is none', async () => {
    const { user, location } = await openTheme(PALETTE);
    await user.clear(field('Color of amber'));
    await user.type(field('Color of amber'), 'nope{Enter}');
    expect(screen.getByText('Six or three hex digits.')).toBeDefined();
    await user.clear(field('Color of amber'));
    await user.type(field('Color of amber'), '#e11d48{Enter}');
    await waitFor(() => expect(location().search).toMatch(/_rose\.e11d48&/));
    const picker = screen.getByLabelText('Pick the color of rose');
    fireEvent.input(picker, { target: { value: '#7c3aed' } });
    await waitFor(() => expect(location().search).toMatch(/_rose\.7c3aed&/));
    fireEvent.blur(picker);
    await waitFor(() => expect(location().search).toMatch(/_violet\.7c3aed&/));
  });

  it('take another name, which their roles and pinned colors follow', async () => {
    const { user, location } = await openTheme(`/theme?h=teal.0d9488&pl=teal.3.99f6e4&rl=link.teal.8`);
    await user.clear(field('Name of teal'));
    await user.type(field('Name of teal'), 'danger{Enter}');
    expect(screen.getByText('“danger” is the name of another scale.')).toBeDefined();
    await user.clear(field('Name of teal'));
    await user.type(field('Name of teal'), 'Sea Green{Enter}');
    await waitFor(() =>
      expect(location().search).toBe('?h=sea-green.0d9488&pl=sea-green.3.99f6e4&rl=link.sea-green.8'),
    );
  });

  it('change places, and the first is the brand', async () => {
    const { user, location } = await openTheme(PALETTE);
    expect(press('Move teal up').getAttribute('aria-disabled')).toBe('true');
    await user.click(press('Move teal down'));
    expect(names()).toEqual(['amber', 'teal']);
    await waitFor(() => expect(location().search).toMatch(/^\?h=amber\.f59e0b_teal\.0d9488/));
  });

  it('go with all that is theirs, and come back by undo; the last color stays', async () => {
    const { user, location } = await openTheme(
      '/theme?h=teal.0d9488_amber.f59e0b&pl=amber.3.ffffff&rl=link.amber.8',
    );
    await user.click(press('Remove amber'));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
    expect(press('Remove teal').getAttribute('aria-disabled')).toBe('true');
    await user.click(press('Undo'));
    await waitFor(() => expect(location().search).toMatch(/pl=amber\.3\.ffffff&rl=link\.amber\.8$/));
  });
});

describe('a color pinned to a step', () => {
  it('is pinned, moved and unpinned by keys on the scale', async () => {
    const { user, grid, location } = await openTheme('/theme?h=teal.0d9488');
    const cell = (name: RegExp) => grid('Light').getByRole('button', { name });
    cell(/^Copy teal 300,/).focus();
    await user.keyboard('p');
    const pinned = await grid('Light').findByRole('button', {
      name: /^Copy teal 300, #[0-9A-F]{6}, pinned$/,
    });
    const hex = /#([0-9A-F]{6})/.exec(pinned.getAttribute('aria-label') ?? '')?.[1]?.toLowerCase();
    await waitFor(() => expect(location().search).toBe(`?h=teal.0d9488&pl=teal.3.${hex}`));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(location().search).toBe(`?h=teal.0d9488&pl=teal.4.${hex}`));
    expect(document.activeElement).toBe(cell(/^Copy teal 400,/));
    await waitFor(() => expect(cell(/^Copy teal 400,/).getAttribute('aria-label')).toMatch(/, pinned$/));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
  });

  it('is no thing of status colors', async () => {
    const { user, grid, location } = await openTheme('/theme?h=teal.0d9488&pl=teal.3.99f6e4');
    grid('Light')
      .getByRole('button', { name: /^Copy danger 300,/ })
      .focus();
    await user.keyboard('p{Delete}');
    expect(location().search).toBe('?h=teal.0d9488&pl=teal.3.99f6e4');
  });

  it('is listed, changed, moved and unpinned there', async () => {
    const { user, location } = await openTheme('/theme?h=teal.0d9488_amber.f59e0b');
    await user.click(press('Pin a color in dark'));
    const color = field('Color pinned to teal 500 in dark');
    await user.clear(color);
    await user.type(color, '#5eead4{Enter}');
    await waitFor(() => expect(location().search).toMatch(/&pd=teal\.5\.5eead4$/));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Step of the color pinned to teal 500 in dark' }),
      '800',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Scale of the color pinned to teal 800 in dark' }),
      'amber',
    );
    await waitFor(() => expect(location().search).toMatch(/&pd=amber\.8\.5eead4$/));
    await user.click(press('Unpin amber 800 in dark'));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488_amber.f59e0b'));
  });
});
