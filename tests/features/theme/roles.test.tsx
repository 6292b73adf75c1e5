import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  marginOf,
  namesMislead,
  STATUSES_APART,
  STATUSES_CONFUSED,
} from '../../../src/domain/themeCheckMessages';
import { openTheme, PALETTE } from './openTheme';

describe('the roles of a theme', () => {
  it('say what each stands for in each mode', async () => {
    const { place } = await openTheme(PALETTE);
    expect(place('Primary in light').getAttribute('aria-label')).toMatch(
      /^Primary in light: teal \d+, #0D9488, automatic$/,
    );
    expect(place('Primary in dark').getAttribute('aria-label')).toMatch(/#0D9488, automatic$/);
    expect(screen.getAllByRole('button', { name: / in (light|dark): .*#[0-9A-F]{6}/ })).toHaveLength(64);
  });

  it('are given another step, found by its name, and given back to the rules', async () => {
    const { user, place, location } = await openTheme(PALETTE);
    const before = place('Primary in light').getAttribute('aria-label');
    await user.click(place('Primary in light'));
    const dialog = await screen.findByRole('dialog', { name: 'Primary in light' });
    await user.type(within(dialog).getByRole('searchbox', { name: 'Find a step' }), '700 amb');
    await user.click(within(dialog).getByRole('button', { name: /^amber 700, / }));
    await waitFor(() =>
      expect(place('Primary in light').getAttribute('aria-label')).toMatch(/: amber 700, #[0-9A-F]{6}$/),
    );
    expect(place('Primary in dark').getAttribute('aria-label')).toMatch(/, automatic$/);
    await waitFor(() => expect(location().search).toMatch(/rl=primary\.amber\.7/));

    await user.click(place('Primary in light'));
    await user.click(await screen.findByRole('button', { name: 'Back to automatic' }));
    await waitFor(() => expect(place('Primary in light').getAttribute('aria-label')).toBe(before));
  });

  it('are given a step by keys alone: Tab comes to the one they have, and Enter takes what a search shows first', async () => {
    const { user, place } = await openTheme(PALETTE);
    place('Text in light').focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Text in light' });
    const now = within(dialog).getByRole('button', { pressed: true });
    expect(now.tabIndex).toBe(0);
    expect(
      within(dialog).getByRole('toolbar', { name: 'Steps' }).querySelectorAll('[tabindex="0"]'),
    ).toHaveLength(1);
    await user.type(within(dialog).getByRole('searchbox', { name: 'Find a step' }), 'neutral 900{Enter}');
    await waitFor(() =>
      expect(place('Text in light').getAttribute('aria-label')).toMatch(/: neutral 900, #[0-9A-F]{6}$/),
    );
  });

  it('take a step that is dragged onto them, in the mode that it comes from', async () => {
    const { grid, place } = await openTheme(PALETTE);
    const cell = grid('Dark').getByRole('button', { name: /^Copy amber 300,/ });
    const row = place('Link in dark').closest('li');
    // The document of the tests lays nothing out: where the pointer is has to be said.
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(row);
    fireEvent.pointerDown(cell, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(window, { clientX: 40, clientY: 200 });
    fireEvent.pointerUp(window);
    await waitFor(() => expect(place('Link in dark').getAttribute('aria-label')).toMatch(/: amber 300, /));
    expect(place('Link in light').getAttribute('aria-label')).toMatch(/automatic$/);
  });

  it('are locked and unlocked by a button, each mode for itself, which undo takes back', async () => {
    const { user, region, place, location } = await openTheme(PALETTE);
    const lock = (name: string) => region('Roles').getByRole('button', { name: `Lock ${name}` });
    const before = place('Accent in light').getAttribute('aria-label');
    await user.click(lock('accent in light'));
    await waitFor(() => expect(lock('accent in light').getAttribute('aria-pressed')).toBe('true'));
    expect(place('Accent in light').getAttribute('aria-label')).toBe(before?.replace(', automatic', ''));
    expect(lock('accent in dark').getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(location().search).toMatch(/&rl=accent\.amber\.\d+$/));

    await user.click(lock('accent in light'));
    await waitFor(() => expect(place('Accent in light').getAttribute('aria-label')).toBe(before));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lock('accent in light').getAttribute('aria-pressed')).toBe('true'));
  });

  it('are locked by L the moment they appear', async () => {
    const pressAtOnce = new MutationObserver(() => {
      const place = screen.queryByRole('button', { name: /^Link in light: / });
      if (!place) return;
      pressAtOnce.disconnect();
      place.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
    });
    pressAtOnce.observe(document.body, { childList: true, subtree: true });
    const { location } = await openTheme(PALETTE);
    await waitFor(() => expect(location().search).toMatch(/&rl=link\.teal\.\d+$/));
  });

  it('are locked by the key L, and keep their step while the others follow the ladder', async () => {
    const { user, region, place } = await openTheme(PALETTE);
    const step = (name: string) => /: ([\w ]+), #/.exec(place(name).getAttribute('aria-label') ?? '')?.[1];
    const [locked, free] = [step('Muted text in light'), step('Muted text in dark')];
    act(() => place('Muted text in light').focus());
    await user.keyboard('l');
    const lock = () => region('Roles').getByRole('button', { name: 'Lock muted text in light' });
    await waitFor(() => expect(lock().getAttribute('aria-pressed')).toBe('true'));
    for (const mode of ['Light', 'Dark']) {
      await user.click(region('Curves').getByRole('tab', { name: mode }));
      const moved = mode === 'Light' ? '500' : (free?.split(' ')[1] ?? '');
      act(() =>
        region('Curves')
          .getByRole('slider', { name: `Lightness of ${moved}` })
          .focus(),
      );
      for (let presses = 0; presses < 9; presses++)
        await user.keyboard(mode === 'Light' ? '{Shift>}{ArrowUp}{/Shift}' : '{Shift>}{ArrowDown}{/Shift}');
    }
    await waitFor(() => expect(step('Muted text in dark')).not.toBe(free));
    expect(step('Muted text in light')).toBe(locked);
    act(() => place('Muted text in light').focus());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(lock().getAttribute('aria-pressed')).toBe('false'));
  });

  it('all go back to the rules at once', async () => {
    const { user, location } = await openTheme('/theme?h=teal.0d9488&rl=primary.neutral.6&rd=text.white');
    await user.click(screen.getByRole('button', { name: 'All roles back to automatic' }));
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
  });

  it.each(['light', 'dark'])('have something to go back from once one is set in %s', async (mode) => {
    const { user, region, location } = await openTheme('/theme?h=teal.0d9488');
    const back = () => screen.getByRole('button', { name: 'All roles back to automatic' });
    expect(back().getAttribute('aria-disabled')).toBe('true');
    const lock = () => region('Roles').getByRole('button', { name: `Lock link in ${mode}` });
    await user.click(lock());
    await waitFor(() => expect(back().getAttribute('aria-disabled')).toBeNull());
    await user.click(back());
    await waitFor(() => expect(location().search).toBe('?h=teal.0d9488'));
    await waitFor(() => expect(back().getAttribute('aria-disabled')).toBe('true'));
  });
});

describe('the checks of a theme', () => {
  it('pass where the rules decide', async () => {
    const { region } = await openTheme(PALETTE);
    expect(region('Checks').getByRole('status').textContent).toBe(
      'All 54 required pairs pass, in light and dark.',
    );
  });

  it('say which filled areas the pairs leave to an outline', async () => {
    const { region } = await openTheme('/theme?h=orange.ff8800_slate.121b2b_cyan.40b1b7&g=0a141e');
    const note = region('Checks').getByText(/^The pairs ask for contrast of the text on an area/).textContent;
    expect(/In light: ([^.]*)\./.exec(note)?.[1]).toBe('primary, secondary and warning');
    // The least of them: success has 1.5 on the page.
    expect(/In dark: ([^.]*)\./.exec(note)?.[1]).toContain('success');
  });

  it('say so too where no area needs one', async () => {
    const areas = ['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info'];
    const all = (color: string) => areas.map((role) => `${role}.${color}`).join('_');
    const { region } = await openTheme(`/theme?h=teal.0d9488&rl=${all('black')}&rd=${all('white')}`);
    expect(region('Checks').getByText(/^Every filled area has 3 : 1 and more/)).toBeDefined();
  });

  it('list those that pass, each with its ratio, once they are asked for', async () => {
    const { user, region } = await openTheme(PALETTE);
    expect(region('Checks').queryByText('Text on background, light')).toBeNull();
    await user.click(region('Checks').getByText('Show all pairs'));
    const passing = within(await region('Checks').findByRole('list', { name: 'Pairs that pass' }));
    expect(passing.getAllByRole('listitem')).toHaveLength(54);
    const text = passing.getByText('Text on background, light').parentElement;
    expect(Number(/[\d.]+$/.exec(text?.textContent ?? '')?.[0])).toBeGreaterThanOrEqual(4.5);
    await user.click(region('Checks').getByText('Show all pairs'));
    await waitFor(() => expect(region('Checks').queryByText('Text on background, light')).toBeNull());
  });

  it('put what fails first, and repair it with the nearest step of its scale that reads everywhere', async () => {
    const { user, region, place } = await openTheme('/theme?h=teal.0d9488&rl=mutedText.neutral.4');
    expect(region('Checks').getByRole('status').textContent).toBe(
      '4 of 54 required pairs miss their contrast.',
    );
    expect(place('Muted text in light').getAttribute('aria-label')).toMatch(/, too little contrast$/);
    const failing = within(region('Checks').getByRole('list', { name: 'Pairs that fail' }));
    expect(failing.getAllByRole('listitem')).toHaveLength(4);
    expect(region('Checks').getByText('50 pairs that pass')).toBeDefined();
    await user.click(
      failing.getAllByRole('button', { name: /^Use neutral \d+ for muted text on background, light$/ })[0] ??
        document.body,
    );
    await waitFor(() => expect(region('Checks').getByRole('status').textContent).toMatch(/^All 54/));
    expect(place('Muted text in light').getAttribute('aria-label')).toMatch(/: neutral \d+, /);
  });

  it('say what the scales are too short for, and how alike two series are', async () => {
    const { region } = await openTheme('/theme?h=teal.0d9488&s=50.100.150');
    const notes = within(region('Checks').getByRole('list', { name: 'What the scales are too short for' }));
    expect(
      notes.getByText(
        'Three steps are too few: Background, surface, raised and muted are one color in dark.',
      ),
    ).toBeDefined();
    expect(notes.getByText(namesMislead('50', '150'))).toBeDefined();
    expect(
      region('Checks').getByText(/^In light the two most alike are chart \d and chart \d: /),
    ).toBeDefined();
  });

  it('show for every kind of color vision the two status colors that are nearest', async () => {
    const { region } = await openTheme(PALETTE);
    const rows = region('Checks').getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Normal vision',
      'Protanopia',
      'Deuteranopia',
      'Tritanopia',
      'Achromatopsia',
      'Protanomaly',
      'Deuteranomaly',
      'Tritanomaly',
      'Achromatomaly',
    ]);
    expect(region('Checks').getByText(STATUSES_APART, { exact: false })).toBeDefined();
  });

  it('say who takes one status color for another', async () => {
    const { region } = await openTheme('/theme?h=teal.0d9488&rl=success.teal.5_info.teal.5');
    expect(region('Checks').getByText(STATUSES_CONFUSED, { exact: false })).toBeDefined();
    expect(region('Checks').getAllByText(marginOf(0)).length).toBeGreaterThanOrEqual(9);
  });
});
