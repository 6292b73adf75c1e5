import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { swatchSelected } from '../../../../../src/state/palette/selectionSlice';
import { renderPanel } from '../../../../support/renderPanel';

const openPanel = async () => {
  const rendered = await renderPanel('color-values', '0d9488-f5f5f4-1c1917');
  const panel = within(rendered.panel);
  return {
    ...rendered,
    area: () => panel.getByRole('button', { name: /Enter HEX/ }),
    begin: () => rendered.user.click(panel.getByRole('button', { name: /^Name color / })),
    field: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Color name' }),
  };
};

describe('the name of a color', () => {
  it('is given by the pencil, kept by Enter, and one step of the history', async () => {
    const { begin, field, user, area, steps } = await openPanel();
    const before = steps();
    await begin();
    expect(document.activeElement).toBe(field());
    await user.keyboard('Brand teal{Enter}');
    expect(within(area()).getByText('Brand teal')).toBeDefined();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Name color Brand teal');
    expect(steps()).toBe(before + 1);
  });

  it('is kept by leaving the field, and not by Escape', async () => {
    const { begin, user, area } = await openPanel();
    await begin();
    await user.keyboard('Lagoon{Escape}');
    expect(within(area()).queryByText('Lagoon')).toBeNull();
    await begin();
    await user.keyboard('Lagoon');
    await user.click(document.body);
    expect(within(area()).getByText('Lagoon')).toBeDefined();
  });

  it('is taken away by an empty field, and goes with its color', async () => {
    const { begin, field, user, area, dispatch } = await openPanel();
    const computed = within(area()).getAllByText(/./)[0]?.textContent;
    await begin();
    await user.keyboard('Lagoon{Enter}');
    await dispatch(swatchSelected(1));
    expect(within(area()).queryByText('Lagoon')).toBeNull();
    await dispatch(swatchSelected(0));
    await begin();
    expect(field().value).toBe('Lagoon');
    await user.keyboard('{Backspace}{Enter}');
    expect(within(area()).getByText(computed ?? '')).toBeDefined();
  });
});
