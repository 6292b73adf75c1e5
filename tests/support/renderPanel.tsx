import { screen } from '@testing-library/react';
import { Suspense } from 'react';

import { ShownPaletteProvider } from '../../src/features/builder/palette/ShownPaletteProvider';
import { PANELS } from '../../src/features/builder/panels';
import type { FakeServices } from './fakeServices';
import { renderInBuilder } from './renderInBuilder';

/** One panel of the builder with the palette of a link ('0d9488-f5f5f4'), without the page around it. */
export const renderPanel = async (panelId: string, link: string, services?: FakeServices) => {
  const row = PANELS.find(({ id }) => id === panelId);
  if (!row) throw new Error(`no panel ${panelId}`);
  const builder = renderInBuilder(
    <ShownPaletteProvider>
      <Suspense>
        <row.Panel title={row.title} />
      </Suspense>
    </ShownPaletteProvider>,
    { link, ...(services && { services }) },
  );
  return { ...builder, panel: await screen.findByRole('region', { name: row.title }) };
};
