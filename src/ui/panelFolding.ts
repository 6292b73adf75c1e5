import { createContext } from 'react';

/** How a panel is folded to its header, where the page has little room. */
export type PanelFolding = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** Null where panels always show all they hold. */
export const PanelFoldingContext = createContext<PanelFolding | null>(null);
