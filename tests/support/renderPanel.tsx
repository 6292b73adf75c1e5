import { screen } from '@testing-library/react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';

import { selectShownPalette } from '../../src/features/builder/palette/selectors';
import { ShownPaletteContext } from '../../src/features/builder/palette/shownPalette';
import { PANELS } from '../../src/features/builder/panels';
import { useAppSelector } from '../../src/state/hooks';
import type { FakeServices } from './fakeServices';
import { renderInBuilder } from './renderInBuilder';

/** Provides the palette to a panel, as the page does for visible ones. */
const Shown = ({ children }: { readonly children: ReactNode }) => {
  const shown = useDeferredValue(useAppSelector(selectShownPalette));
  return shown && <ShownPaletteContext value={shown}>{children}</ShownPaletteContext>;
};

/** Renders one panel of the builder with the palette of a link ('0d9488-f5f5f4'), without the page around it. */
export const renderPanel = async (panelId: string, link: string, services?: FakeServices) => {
  const row = PANELS.find(({ id }) => id === panelId);
  if (!row) throw new Error(`no panel ${panelId}`);
  const builder = renderInBuilder(
    <Shown>
      <Suspense>
        <row.Panel title={row.title} />
      </Suspense>
    </Shown>,
    { link, ...(services && { services }) },
  );
  return { ...builder, panel: await screen.findByRole('region', { name: row.title }) };
};
