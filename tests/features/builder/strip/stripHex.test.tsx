import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openStrip } from './openStrip';

describe('the hex of the selected swatch', () => {
  const field = () => screen.getByRole('textbox', { name: 'Hex or CSS color' });
  const type = async (user: Awaited<ReturnType<typeof openStrip>>['user'], text: string) => {
    await user.clear(field());
    await user.keyboard(text);
  };

  it('is a field two Tabs from its swatch, and takes any color of CSS as one step', async () => {
    const { user, swatch, select, hexes, steps } = await openStrip();
    await select(2);
    await user.tab();
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit hex');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field());
    await type(user, 'teal{Enter}');
    await waitFor(() => expect(hexes()[1]).toBe('#008080'));
    expect(steps()).toBe(2);
    await waitFor(() => expect(document.activeElement).toBe(swatch(2)));
  });

  it('is typed with H, and left as it is with Escape', async () => {
    const { user, select, swatch, hexes, steps } = await openStrip();
    await select(3);
    await user.keyboard('h');
    await type(user, '123456{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Hex or CSS color' })).toBeNull();
    expect([hexes()[2], steps()]).toEqual(['#C9B6F2', 1]);
    await waitFor(() => expect(document.activeElement).toBe(swatch(3)));
  });

  it('stays what it was where no color was typed, and the text stays to be mended', async () => {
    const { user, strip, select, hexes } = await openStrip();
    await select(1);
    await user.keyboard('h');
    await type(user, 'no color{Enter}');
    const alert = await within(strip).findByRole('alert');
    expect(alert.textContent).toBe(
      'Use 3 or 6 hex digits without alpha, or a CSS name or function that is not transparent.',
    );
    expect(
      screen.getByRole('textbox', {
        description:
          'Use 3 or 6 hex digits without alpha, or a CSS name or function that is not transparent.',
      }),
    ).toBeDefined();
    expect(field()).toHaveProperty('value', 'no color');
    await type(user, '#123{Enter}');
    await waitFor(() => expect(hexes()[0]).toBe('#112233'));
  });

  it('stays what it was where the field is left, and another swatch that was pressed is selected [B-57]', async () => {
    const { user, select, selected, hexes, steps } = await openStrip();
    await select(1);
    await user.keyboard('h');
    await type(user, '00ff00');
    await select(4);
    expect(screen.queryByRole('textbox', { name: 'Hex or CSS color' })).toBeNull();
    expect([selected(), hexes()[0], steps()]).toEqual([[4], '#2A1230', 1]);
  });
});
