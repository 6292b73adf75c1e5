import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { renderPanel } from '../../../../support/renderPanel';

const openPanel = async (colors = '2b3fd6-0d9488') => {
  const rendered = await renderPanel('shade-scale', colors);
  const panel = within(rendered.panel);
  const steps = () => within(panel.getByRole('toolbar', { name: 'Steps' })).getAllByRole('button');
  const shade = (step: number) => panel.getByRole('button', { name: new RegExp(`^Copy ${step}, `) });
  return {
    ...rendered,
    view: panel,
    shades: steps,
    shade,
    hexOf: (step: number) => shade(step).getAttribute('aria-label')?.slice(-7),
    said: () => panel.getByText(/^is \d+/).textContent,
    code: () => rendered.panel.querySelector('pre')?.textContent ?? '',
  };
};

describe('the shade scale', () => {
  it('has eleven steps from 50 to 950, and says which one is the color itself', async () => {
    const { shades, said, hexOf } = await openPanel();
    expect(shades().map((button) => button.textContent)).toEqual(
      [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map(String),
    );
    expect(said()).toBe('#2B3FD6 is 700, unchanged');
    expect(hexOf(700)).toBe('#2B3FD6');
  });

  it('follows the selected color', async () => {
    const { dispatch, said } = await openPanel();
    await dispatch(swatchSelected(1));
    expect(said()).toBe('#0D9488 is 600, unchanged');
  });

  it('copies a step that is clicked, and speaks of it', async () => {
    const { user, shade, services, said, hexOf, code } = await openPanel();
    await user.click(shade(300));
    expect(services.copied).toEqual([hexOf(300)]);
    expect(await screen.findByText('Copied!')).toBeDefined();
    expect(said()).toBe(`${hexOf(300) ?? ''} is 300`);
    expect(code().match(/-(\d+): /g)).toEqual(['-200: ', '-300: ', '-400: ']);
  });

  it('makes the step in hand the selected color, which then stands unchanged in its own scale', async () => {
    const { user, view, shade, hexOf, hexes, said } = await openPanel();
    const use = view.getByRole('button', { name: 'Use color' });
    expect(use.getAttribute('aria-disabled')).toBe('true');
    await user.click(shade(400));
    const wanted = hexOf(400);
    await user.click(use);
    expect(hexes()).toEqual([wanted, '#0D9488']);
    expect(said()).toBe(`${wanted ?? ''} is 400, unchanged`);
    expect(document.activeElement).toBe(use);
  });

  it('shows three lines of its code at both ends too', async () => {
    const { user, shade, code } = await openPanel();
    expect(code().match(/-(\d+): /g)).toEqual(['-600: ', '-700: ', '-800: ']);
    await user.click(shade(50));
    expect(code().match(/-(\d+): /g)).toEqual(['-50: ', '-100: ', '-200: ']);
    await user.click(shade(950));
    expect(code().match(/-(\d+): /g)).toEqual(['-800: ', '-900: ', '-950: ']);
  });

  it('is one Tab stop at the color itself, walked by arrow keys, copied by Enter', async () => {
    const { user, shade, services, hexOf } = await openPanel();
    shade(700).focus();
    expect(shade(700).tabIndex).toBe(0);
    await user.keyboard('{ArrowRight}{Enter}');
    expect(services.copied).toEqual([hexOf(800)]);
  });

  it.each([
    ['CSS', /^:root \{\n {2}--[a-z-]+-50: #[0-9a-f]{6};/],
    ['Tailwind 4', /^@theme \{\n {2}--color-[a-z-]+-50: #[0-9a-f]{6};/],
    ['Tailwind 3', /^'[a-z-]+': \{\n {2}50: '#[0-9a-f]{6}',/],
    ['Design tokens', /^\{\n {2}"[a-z-]+": \{/],
  ])('is copied whole as %s', async (format, text) => {
    const { user, view, services } = await openPanel();
    await user.click(view.getByRole('button', { name: 'Copy scale' }));
    await user.click(await screen.findByRole('menuitem', { name: format }));
    await waitFor(() => expect(services.copied).toHaveLength(1));
    expect(services.copied[0]).toMatch(text);
    expect(services.copied[0]).toContain('2b3fd6');
  });
});
