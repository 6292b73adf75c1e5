import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { panelRequested } from '../../../src/features/builder/panels/panelsSlice';
import { PanelGrid } from '../../../src/features/builder/PanelGrid';
import { onPhone } from '../../support/onPhone';
import { renderInBuilder } from '../../support/renderInBuilder';

const LINK = '0d9488-f5f5f4-1c1917';

const title = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name })).getByRole('button', { name });
const isOpen = (name: string) => title(name).getAttribute('aria-expanded') === 'true';

describe('the panels on a phone', () => {
  it('open and fold by their titles, and keep the tab that was chosen [B-02]', async () => {
    onPhone();
    const { user } = renderInBuilder(<PanelGrid />, { link: LINK });
    await user.click(await screen.findByRole('tab', { name: 'RGB' }));
    expect(isOpen('Color adjustments')).toBe(true);
    await user.click(title('Color adjustments'));
    expect(isOpen('Color adjustments')).toBe(false);
    expect(screen.queryByRole('tab', { name: 'RGB' })).toBeNull();
    await user.click(title('Color adjustments'));
    expect(screen.getByRole('tab', { name: 'RGB' }).getAttribute('aria-selected')).toBe('true');
  });

  it('open when they are asked for, and get the focus', async () => {
    onPhone();
    const { dispatch } = renderInBuilder(<PanelGrid />, { link: LINK });
    await screen.findByRole('heading', { level: 2, name: 'Pairings' });
    expect(isOpen('Pairings')).toBe(false);
    await dispatch(panelRequested('pairings'));
    expect(isOpen('Pairings')).toBe(true);
    // Not before all panels are drawn: the title that stands in for it until then would take the focus along.
    await waitFor(() => expect(document.activeElement).toBe(title('Pairings')));
    const jumps = within(screen.getByRole('navigation', { name: 'Panels' }));
    expect(jumps.getByRole('button', { current: 'location' }).textContent).toBe('Pairings');
  });
});

it('the panels of wider screens do not fold, and need no line that leads to them', async () => {
  renderInBuilder(<PanelGrid />, { link: LINK });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Pairings' });
  expect(within(heading).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Panels' })).toBeNull();
});
