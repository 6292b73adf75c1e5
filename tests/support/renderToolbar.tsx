import type { ReactNode } from 'react';

import { useShortcuts } from '../../src/features/builder/shortcuts/useShortcuts';
import { PaletteStrip } from '../../src/features/builder/strip/PaletteStrip';
import { PaletteToolbar } from '../../src/features/builder/toolbar/PaletteToolbar';
import { renderInBuilder, type BuilderSetup } from './renderInBuilder';

const WithShortcuts = ({ children }: { readonly children: ReactNode }) => {
  useShortcuts();
  return children;
};

type ToolbarSetup = Partial<BuilderSetup> & {
  /** Other content of the page. */
  readonly children?: ReactNode;
};

/** Renders the strip and the toolbar of the builder with its shortcuts, without the panels. */
export const renderToolbar = ({ children, link = '0d9488-f5f5f4-1c1917', ...setup }: ToolbarSetup = {}) =>
  renderInBuilder(
    <WithShortcuts>
      <PaletteStrip />
      <PaletteToolbar />
      {children}
    </WithShortcuts>,
    { link, ...setup },
  );
