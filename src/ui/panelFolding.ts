import { createContext } from 'react';

/** Folding state of a panel, on pages with little room. */
export type PanelFolding = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** Null if panels cannot be folded. */
export const PanelFoldingContext = createContext<PanelFolding | null>(null);
