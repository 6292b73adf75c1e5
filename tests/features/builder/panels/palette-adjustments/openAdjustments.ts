import { within } from '@testing-library/react';
import { renderPanel } from '../../../../support/renderPanel';

const ID = 'palette-adjustments';
const TEAL = '0d9488-f5f5f4-1c1917';

/** The panel with one of its tabs open. */
export const openAdjustments = async (tab: string, colors = TEAL) => {
  const view = await renderPanel(ID, colors);
  const panel = within(view.panel);
  await view.user.click(panel.getByRole('tab', { name: tab }));
  const result = (name: string | RegExp) => panel.getByRole('button', { name });
  return {
    ...view,
    panel,
    result,
    /** The rows of palettes, top to bottom. */
    rows: () =>
      panel.queryAllByRole('button', { name: /: #/ }).map((button) => button.getAttribute('aria-label')),
    toggles: () => within(panel.getByRole('group', { name: 'Applies to' })).getAllByRole('button'),
  };
};

/** The colors that the name of a row tells. */
export const valuesOf = (row: string | null | undefined): string[] => row?.split(': ')[1]?.split(', ') ?? [];
