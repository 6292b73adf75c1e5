import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Menu } from '../../src/ui/Menu';
import { system } from '../../src/ui/theme';

afterEach(cleanup);

// The list's code is compiled when a test first opens it.
configure({ asyncUtilTimeout: 10_000 });

const OPTIONS = [
  { value: 'oklch', label: 'OKLCH' },
  { value: 'cmyk', label: 'CMYK', note: 'approximate' },
] as const;

type Choice = { name?: string; isPinned?: boolean; checked?: ('oklch' | 'cmyk')[]; checks?: 'one' | 'many' };

const renderMenu = (choice: Choice = {}) => {
  const onSelect = vi.fn<(value: 'oklch' | 'cmyk') => void>();
  render(
    <ChakraProvider value={system}>
      <Menu label="More formats" options={OPTIONS} onSelect={onSelect} {...choice} />
      <button type="button">Elsewhere</button>
    </ChakraProvider>,
  );
  return { onSelect, user: userEvent.setup(), button: screen.getByRole('button', { name: /ore formats/ }) };
};

const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

describe('a menu', () => {
  it('may have a name with a word more than its label', async () => {
    const { user } = renderMenu({ name: 'Add more formats' });
    await user.click(screen.getByRole('button', { name: 'Add more formats' }));
    expect(screen.getByText('More formats')).toBeTruthy();
    expect(await screen.findByRole('menu', { name: 'Add more formats' })).toBeTruthy();
  });

  it('goes with the page, or stays with a button that does not', async () => {
    for (const [isPinned, position] of [
      [false, 'absolute'],
      [true, 'fixed'],
    ] as const) {
      const { user, button } = renderMenu({ isPinned });
      await user.click(button);
      const list = await screen.findByRole('menu');
      expect(list.parentElement?.style.position).toBe(position);
      cleanup();
    }
  });

  it('may be opened by a button of another look', async () => {
    render(
      <ChakraProvider value={system}>
        <Menu
          label="Surface"
          options={OPTIONS}
          onSelect={vi.fn()}
          renderButton={(trigger) => (
            <button {...trigger} type="button">
              A swatch
            </button>
          )}
        />
      </ChakraProvider>,
    );
    const button = screen.getByRole('button', { name: 'A swatch', expanded: false });
    await userEvent.setup().click(button);
    expect(await screen.findByRole('menu', { name: 'A swatch' })).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByText('Surface')).toBeNull();
  });

  it('lists its commands, answers with the one that is clicked, and closes', async () => {
    const { user, button, onSelect } = renderMenu();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(await screen.findByRole('menu', { name: 'More formats' })).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(screen.getByRole('menuitem', { name: /CMYK/ }));
    await isClosed();
    expect(onSelect.mock.calls).toEqual([['cmyk']]);
  });

  it('is worked by arrow keys and Enter, and gives the focus back', async () => {
    const { user, button, onSelect } = renderMenu();
    button.focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement).toBe(menu));
    const isAt = (name: RegExp) =>
      waitFor(() =>
        expect(menu.getAttribute('aria-activedescendant')).toBe(screen.getByRole('menuitem', { name }).id),
      );
    await user.keyboard('{ArrowDown}');
    await isAt(/OKLCH/);
    await user.keyboard('{ArrowDown}');
    await isAt(/CMYK/);
    await user.keyboard('{Enter}');
    await isClosed();
    expect(onSelect.mock.calls).toEqual([['cmyk']]);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('answers once it is closed: a dialog that opens then is not closed with it', async () => {
    const { user, button, onSelect } = renderMenu();
    const states: (string | null)[] = [];
    onSelect.mockImplementation(() => states.push(button.getAttribute('aria-expanded')));
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: /CMYK/ }));
    await waitFor(() => expect(states).toEqual(['false']));
  });

  it.each(['Escape', 'a click elsewhere'])('closes by %s and chooses nothing', async (how) => {
    const { user, button, onSelect } = renderMenu();
    await user.click(button);
    await screen.findByRole('menu');
    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByText('Elsewhere'));
    await isClosed();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('says which of many are on, and stays open while they are switched', async () => {
    const { user, button, onSelect } = renderMenu({ checked: ['cmyk'] });
    await user.click(button);
    const on = await screen.findByRole('menuitemcheckbox', { name: /CMYK/ });
    const off = screen.getByRole('menuitemcheckbox', { name: 'OKLCH' });
    expect([on, off].map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    await user.click(off);
    expect(onSelect.mock.calls).toEqual([['oklch']]);
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('says which one is chosen, and closes when another is', async () => {
    const { user, button, onSelect } = renderMenu({ checked: ['cmyk'], checks: 'one' });
    await user.click(button);
    expect((await screen.findByRole('menuitemradio', { checked: true })).textContent).toContain('CMYK');
    await user.click(screen.getByRole('menuitemradio', { name: 'OKLCH' }));
    expect(onSelect.mock.calls).toEqual([['oklch']]);
    await isClosed();
  });
});
