import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { colorsOf, hueReplaced, NEUTRAL_LABEL } from '../../../src/domain/themeHueMessages';
import { openTheme } from './openTheme';

/** A dark emerald, with a green beside it. */
const LINK = '/theme?h=emerald.1f7a5a.3f7d58_amber.f59e0b&g=f5f1e8';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const chips = (scale: string) =>
  within(screen.getByRole('list', { name: colorsOf(scale) }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

describe('the colors of a hue', () => {
  it('are shown where it has several, and leave it one by one, which can be undone', async () => {
    const { user, location } = await openTheme('/theme?h=teal.0d9488.115e59.99f6e4&rl=link.teal.a2');
    expect(chips('teal')).toEqual(['#0D9488', '#115E59', '#99F6E4']);
    await user.click(press('Remove #115E59 from teal'));
    await waitFor(() => expect(location().search).toMatch(/^\?h=teal\.0d9488\.99f6e4(&|$)/));
    expect(document.activeElement).toBe(press('Remove #99F6E4 from teal'));
    await user.click(press('Remove #99F6E4 from teal'));
    expect(screen.queryByRole('list', { name: colorsOf('teal') })).toBeNull();
    await waitFor(() => expect(location().search).toMatch(/^\?h=teal\.0d9488(&|$)/));
    await user.click(press('Undo'));
    expect(chips('teal')).toEqual(['#0D9488', '#99F6E4']);
  });

  it('go with the name where a color of another hue is typed; a message says so and brings them back', async () => {
    const { user, location } = await openTheme(LINK);
    const color = field('Color of emerald');
    await user.clear(color);
    await user.type(color, '#0d9488{Enter}');
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488_amber.f59e0b&g=f5f1e8'));
    // The row is the same under its other name.
    expect(document.activeElement).toBe(field('Color of teal'));
    await screen.findByText(hueReplaced('emerald', 'teal', ['#3F7D58']));
    await user.click(messages().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(location().search).toBe(LINK.slice('/theme'.length)));
  });

  it('stay where another shade of the hue is typed', async () => {
    const { user, location } = await openTheme(LINK);
    await user.clear(field('Color of emerald'));
    await user.type(field('Color of emerald'), '#0a5a3c{Enter}');
    await waitFor(() => expect(location().search).toMatch(/h=emerald\.0a5a3c\.3f7d58_/));
    expect(messages().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('go without the name that a person has given', async () => {
    const { user, location } = await openTheme('/theme?h=sea.1f7a5a.3f7d58');
    await user.clear(field('Color of sea'));
    await user.type(field('Color of sea'), '#4f46e5{Enter}');
    await waitFor(() => expect(location().search).toBe('?h=sea.4f46e5'));
    await screen.findByText(hueReplaced('sea', 'sea', ['#3F7D58']));
  });

  it('stay while the browser’s picker is open: all of it is one step', async () => {
    const { user, location } = await openTheme(LINK);
    const picker = screen.getByLabelText('Pick the color of emerald');
    for (const value of ['#4f46e5', '#0d9488']) fireEvent.input(picker, { target: { value } });
    expect(chips('emerald')).toEqual(['#0D9488', '#3F7D58']);
    fireEvent.blur(picker);
    await waitFor(() => expect(location().search).toMatch(/^\?h=teal\.0d9488_/));
    await user.click(await messages().findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(location().search).toBe(LINK.slice('/theme'.length)));
  });
});

describe('a hue that is added', () => {
  it('has the focus in its color, which is typed over', async () => {
    const { user, location } = await openTheme('/theme?h=teal.0d9488');
    await user.click(press('Add a hue'));
    expect(document.activeElement).toBe(field('Color of rose'));
    await user.keyboard('#4f46e5{Enter}');
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488_indigo.4f46e5'));
  });
});

describe('the neutral of a theme', () => {
  const choice = () => screen.getByRole('combobox', { name: NEUTRAL_LABEL });

  it('has grays, which leave it and are changed, or the tint of the brand', async () => {
    const { user, location } = await openTheme('/theme?h=teal.0d9488&g=f5f1e8.1c1917');
    expect(chips('neutral')).toEqual(['#F5F1E8', '#1C1917']);
    await user.click(press('Remove #F5F1E8 from neutral'));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&g=1c1917'));
    await user.clear(field('Color of neutral'));
    await user.type(field('Color of neutral'), '#222{Enter}');
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488&g=222222'));
    await user.selectOptions(choice(), 'Tint of the brand');
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
    await user.selectOptions(choice(), 'Own grays');
    await waitFor(() => expect(location().search).toMatch(/^\?h=teal\.0d9488&g=[0-9a-f]{6}$/));
  });

  it('keeps a gray where there is no brand', async () => {
    await openTheme('/theme?g=1c1917');
    expect(within(choice()).getAllByRole('option')).toHaveLength(1);
  });
});
