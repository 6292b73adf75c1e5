import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { PanelJumps } from '../../../ui/PanelJumps';
import type { PanelRow } from '../panels';
import { panelRequested, selectRequestedPanel } from './panelsSlice';

/** The navigation to the panels of the builder. */
export const BuilderJumps = ({ rows }: { readonly rows: readonly Pick<PanelRow, 'id' | 'title'>[] }) => {
  const dispatch = useAppDispatch();
  const asked = useAppSelector(selectRequestedPanel);
  return <PanelJumps rows={rows} asked={asked} onAsk={(id) => dispatch(panelRequested(id))} />;
};
