import { screen, within } from '@testing-library/react';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

// Compiled here and not while a test waits for them.
await Promise.all([
  import('../../../src/features/theme/ThemePage'),
  import('../../../src/features/theme/export/ThemeExportDialog'),
  import('../../../src/features/theme/roles/RolePicker'),
  import('../../../src/ui/DialogSurface'),
]);

/** Teal, amber and two grays. */
export const PALETTE = '/theme?c=0d9488-f59e0b-f5f5f4-1c1917';

/** The page at an address, once its colors are there. */
export const openTheme = async (
  ...[address, services = createFakeServices()]: Parameters<typeof renderApp>
) => {
  const app = renderApp(address, services);
  await screen.findByRole('toolbar', { name: 'Dark scales' });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  return {
    ...app,
    services,
    region,
    grid: (mode: 'Light' | 'Dark') => within(screen.getByRole('toolbar', { name: `${mode} scales` })),
    /** 'Primary in light': its button says what it stands for. */
    place: (name: string) => region('Roles').getByRole('button', { name: new RegExp(`^${name}: `) }),
  };
};

/** A device with a history of palettes whose last one is on show in the builder. */
export const withBuilderPalette = (...hexes: readonly string[]) =>
  createMemoryStore({
    colorPaletteHistory: [{ colors: hexes.map(() => 'hsl(0, 0%, 0%)'), hex: hexes }],
    colorPaletteHistoryIndex: 0,
  });
