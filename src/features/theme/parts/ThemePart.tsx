import { useMemo, type ReactNode } from 'react';
import { panelElementId } from '../../../ui/panelElementId';
import { PanelFoldingContext } from '../../../ui/panelFolding';
import type { ThemePartId } from './parts';

type ThemePartProps = {
  readonly id: ThemePartId;
  readonly className: string | undefined;
  /** Null where the parts do not fold. */
  readonly isOpen: boolean | null;
  readonly onFold: (id: string, isOpen: boolean) => void;
  /** A panel. */
  readonly children: ReactNode;
};

/** A part of the page in its place, which links can lead to. */
export const ThemePart = ({ id, className, isOpen, onFold, children }: ThemePartProps) => {
  const folding = useMemo(
    () => (isOpen === null ? null : { isOpen, onToggle: () => onFold(id, !isOpen) }),
    [id, isOpen, onFold],
  );
  return (
    <div id={panelElementId(id)} tabIndex={-1} className={className}>
      <PanelFoldingContext value={folding}>{children}</PanelFoldingContext>
    </div>
  );
};
