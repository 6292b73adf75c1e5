import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pinsFullMessage } from '../../../src/domain/themeMessages';
import { PINS_MAX } from '../../../src/theme/theme';
import { openTheme, PALETTE } from './openTheme';

const point = (name: string) => screen.getByRole('slider', { name });

describe('the scales of a theme', () => {
  it('show every hue, the neutral and the status colors in every step, in both modes', async () => {
    const { grid } = await openTheme(PALETTE);
    for (const mode of ['Light', 'Dark'] as const) {
      for (const scale of ['teal', 'amber', 'neutral', 'success', 'warning', 'danger', 'info']) {
        expect(grid(mode).getAllByRole('button', { name: new RegExp(`^Copy ${scale} `) })).toHaveLength(11);
      }
    }
  });

  it('mark the colors of the palette, unchanged', async () => {
    const { grid } = await openTheme(PALETTE);
    for (const hex of ['#0D9488', '#F59E0B', '#F5F5F4', '#1C1917']) {
      const name = new RegExp(`, ${hex}, a color of the palette$`);
      expect(grid('Light').getByRole('button', { name })).toBeDefined();
    }
  });

  it('say which of them is a status color, and which one', async () => {
    const { grid } = await openTheme(PALETTE);
    for (const status of ['success', 'warning', 'danger', 'info']) {
      const onStep = grid('Light').queryAllByRole('button', { name: new RegExp(`, the ${status} color$`) });
      const between = document.querySelectorAll(`[title$=", the ${status} color between two steps"]`);
      expect(onStep.length + between.length).toBeGreaterThan(0);
    }
    const palette = grid('Light').getAllByRole('button', { name: /, a color of the palette$/ });
    expect(palette.filter(({ title }) => /^(?:success|warning|danger|info) /.test(title))).toEqual([]);
  });

  it('copy a step that is pressed', async () => {
    const { user, grid, services } = await openTheme(PALETTE);
    await user.click(grid('Light').getByRole('button', { name: /, #0D9488/ }));
    expect(services.copied).toEqual(['#0D9488']);
  });

  it('are one stop of Tab, walked through by arrows', async () => {
    const { user, grid } = await openTheme(PALETTE);
    const [first] = grid('Light').getAllByRole('button');
    first?.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Copy amber 100, /);
    expect(
      grid('Light')
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });

  it('are pinned and moved by keys that follow each other faster than colors are computed', async () => {
    const { grid, region } = await openTheme(PALETTE);
    const cell = (step: number) =>
      grid('Light').getByRole('button', { name: new RegExp(`^Copy teal ${step}, `) });
    fireEvent.keyDown(cell(200), { key: 'p' });
    fireEvent.keyDown(cell(200), { key: 'ArrowRight', altKey: true });
    expect(document.activeElement).toBe(cell(300));
    const pinned = region('Hues and pinned colors').getAllByRole('button', { name: /^Unpin / });
    expect(pinned.map((button) => button.getAttribute('aria-label'))).toEqual(['Unpin teal 300 in light']);
  });

  it.each([
    ['1 – 3', ['1', '3']],
    ['100 – 900', ['100', '900']],
    ['50 – 950', ['50', '950']],
  ])('are called %s by choice, and stay three', async (kind, [first, last]) => {
    const { user, grid } = await openTheme('/theme?h=teal.0d9488&s=a.b.c');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Names of the steps' }), kind);
    await waitFor(() =>
      expect(grid('Light').getByRole('button', { name: new RegExp(`^Copy teal ${first},`) })).toBeDefined(),
    );
    expect(grid('Light').getByRole('button', { name: new RegExp(`^Copy teal ${last},`) })).toBeDefined();
    expect(grid('Light').getAllByRole('button', { name: /^Copy teal / })).toHaveLength(3);
  });

  it.each([2, 16])('have as many steps as are asked for: %i', async (count) => {
    const { user, grid } = await openTheme(PALETTE);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Number of steps' }), `${count} steps`);
    await waitFor(() =>
      expect(grid('Dark').getAllByRole('button', { name: /^Copy teal / })).toHaveLength(count),
    );
  });

  it('say how many colors may be pinned where another one is', async () => {
    const { grid, services } = await openTheme(PALETTE);
    const cells = grid('Light')
      .getAllByRole('button', { name: /^Copy (?:teal|amber|neutral) / })
      .slice(0, PINS_MAX + 1);
    const messages = () => services.toasts.list().map(({ message }) => message);
    for (const cell of cells.slice(0, PINS_MAX)) fireEvent.keyDown(cell, { key: 'p' });
    expect(messages()).toEqual([]);
    for (const cell of cells.slice(PINS_MAX)) fireEvent.keyDown(cell, { key: 'p' });
    expect(messages()).toEqual([pinsFullMessage(PINS_MAX)]);
  });

  it('make no step of the history where nothing changes', async () => {
    const { user, region } = await openTheme(PALETTE);
    const undo = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
    expect(undo().getAttribute('aria-disabled')).toBe('true');
    await user.click(region('Scales').getByRole('tab', { name: 'By lightness' }));
    expect(undo().getAttribute('aria-disabled')).toBe('true');
  });

  it('take names of one’s own, and say in a sentence what is wrong with them', async () => {
    const { user, grid, region } = await openTheme(PALETTE);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Names of the steps' }), 'Own names');
    const field = screen.getByRole('textbox', { name: 'Names of the steps, from the page on' });
    await user.clear(field);
    await user.type(field, 'pale, pale, dark{Enter}');
    expect(region('Scales').getByRole('alert').textContent).toBe('“pale” is there twice.');
    await user.clear(field);
    await user.type(field, 'pale, middle, dark{Enter}');
    expect(await grid('Light').findByRole('button', { name: /^Copy teal middle,/ })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /^Names of/ })).toBeNull();
  });

  it('say from which step on text reads on which', async () => {
    const { region } = await openTheme('/theme?h=teal.0d9488');
    const scales = region('Scales');
    await scales.findByText(/^Text in \d+ or darker is readable on \d+ or lighter, in any two hues\./);
    await scales.findByText(/^Text in \d+ or lighter is readable on \d+ or darker, in any two hues\./);
    const examples = await scales.findAllByText(/^Hardest: [a-z]+ \d+ on [a-z]+ \d+, \d\.\d\d? : 1\./);
    for (const { textContent } of examples)
      expect(Number(/([\d.]+)\s:\s1/.exec(textContent)?.[1])).toBeGreaterThanOrEqual(4.5);
    expect(examples).toHaveLength(2);
  });

  it('name the ground farthest from the page where as many steps are left for text', async () => {
    const { region } = await openTheme('/theme?h=teal.0d9488&s=a.b.c&tl=980.920.300');
    expect(
      await region('Scales').findByText(/^Text in c is readable on b or lighter, in any two hues\./),
    ).toBeDefined();
  });

  it('say so where no two steps are readable on each other', async () => {
    const { region } = await openTheme('/theme?h=teal.0d9488&s=a.b&tl=900.850');
    const sentences = await region('Scales').findAllByText(/^The steps lie too close together/);
    expect(sentences.length).toBeGreaterThan(0);
  });
});

describe('the curves of a theme', () => {
  it('move a step by arrow keys, and keep it between its neighbors', async () => {
    const { user, location } = await openTheme('/theme?h=teal.0d9488');
    const before = Number(point('Lightness of 500').getAttribute('aria-valuenow'));
    point('Lightness of 500').focus();
    await user.keyboard('{ArrowUp}');
    expect(Number(point('Lightness of 500').getAttribute('aria-valuenow'))).toBeCloseTo(before + 0.005, 3);
    await user.keyboard('{Shift>}{ArrowUp>20/}{/Shift}');
    const neighbor = Number(point('Lightness of 400').getAttribute('aria-valuenow'));
    expect(Number(point('Lightness of 500').getAttribute('aria-valuenow'))).toBeLessThan(neighbor);
    await waitFor(() => expect(location().search).toMatch(/&tl=\.\.\.\.\.\d+/));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
  });

  it.each([
    ['{ArrowUp}', 0.005],
    ['{ArrowRight}', 0.005],
    ['{ArrowDown}', -0.005],
    ['{ArrowLeft}', -0.005],
    ['{PageUp}', 0.02],
    ['{PageDown}', -0.02],
    ['{Shift>}{ArrowRight}{/Shift}', 0.02],
    ['{Shift>}{ArrowLeft}{/Shift}', -0.02],
  ])('move a step by %s, as every slider does', async (keys, by) => {
    const { user } = await openTheme('/theme?h=teal.0d9488');
    const lightness = () => Number(point('Lightness of 500').getAttribute('aria-valuenow'));
    const before = lightness();
    point('Lightness of 500').focus();
    await user.keyboard(keys);
    expect(lightness()).toBeCloseTo(before + by, 3);
  });

  it('are as the rules have them again at a point that is pressed twice', async () => {
    const { user } = await openTheme('/theme?h=teal.0d9488');
    const chroma = () => point('Chroma of 500').getAttribute('aria-valuetext');
    point('Chroma of 500').focus();
    await user.keyboard('{ArrowDown}');
    expect(chroma()).toMatch(/, set by hand$/);
    await user.dblClick(point('Chroma of 500'));
    expect(chroma()).toBe('× 1.00');
  });

  it('take the steps beside a single point along, whose chroma is not set by hand', async () => {
    const { user, location } = await openTheme('/theme?h=teal.0d9488');
    const chroma = (step: number) => point(`Chroma of ${step}`).getAttribute('aria-valuetext');
    point('Chroma of 500').focus();
    await user.keyboard('{Shift>}{ArrowUp>2/}{/Shift}');
    expect([400, 500, 600].map(chroma)).toEqual(['× 1.32', '× 1.40, set by hand', '× 1.32']);
    expect([50, 950].map(chroma)).toEqual(['× 1.00', '× 1.00']);
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&cl=.....140'));
  });

  it('make one step of the history of a key that is held, another of the next press', async () => {
    const { user } = await openTheme('/theme?h=teal.0d9488');
    const chroma = () => point('Chroma of 500').getAttribute('aria-valuetext');
    point('Chroma of 500').focus();
    await user.keyboard('{ArrowDown>3/}');
    expect(chroma()).toBe('× 0.85, set by hand');
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{Control>}z{/Control}');
    expect(chroma()).toBe('× 0.85, set by hand');
    await user.keyboard('{Control>}z{/Control}');
    expect(chroma()).toBe('× 1.00');
  });

  it('paint the scales of the mode that they belong to', async () => {
    const { user, grid } = await openTheme('/theme?h=teal.0d9488');
    const hexes = (mode: 'Light' | 'Dark') =>
      grid(mode)
        .getAllByRole('button')
        .map((cell) => cell.getAttribute('aria-label'));
    const [light, dark] = [hexes('Light'), hexes('Dark')];
    await user.click(
      within(screen.getByRole('tablist', { name: 'Mode of the curves' })).getByRole('tab', { name: 'Dark' }),
    );
    point('Chroma of 300').focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(hexes('Dark')).not.toEqual(dark));
    expect(hexes('Light')).toEqual(light);
  });

  it('turn a hue, and reset it', async () => {
    const { user, location } = await openTheme('/theme?h=teal.0d9488');
    fireEvent.change(screen.getByRole('slider', { name: 'Hue shift of teal' }), { target: { value: '-12' } });
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488.s-12'));
    await user.click(screen.getByRole('button', { name: 'Reset hue shift of teal' }));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
  });

  it('make another hue the brand', async () => {
    const { user, location } = await openTheme(PALETTE);
    await user.click(screen.getByRole('button', { name: 'Make brand: amber' }));
    await waitFor(() => expect(location().search).toMatch(/^\?h=amber\.f59e0b_teal\.0d9488/));
  });

  it('say that a palette of grays has no hue to turn', async () => {
    const { region, grid } = await openTheme('/theme?c=f5f5f4-1c1917');
    expect(region('Curves').getByText(/grays alone/)).toBeDefined();
    expect(grid('Light').getAllByRole('button', { name: /^Copy neutral / })).toHaveLength(11);
  });
});
