import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { panelShown, selectAskedPanel } from './askedPanelSlice';
import { panelElementId } from './panelElementId';

/** Brings the panel that is asked for into view, with the focus; stands behind the panels, so that they are there. */
export const AskedPanel = () => {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectAskedPanel);
  useEffect(() => {
    if (id === null) return;
    const panel = document.querySelector<HTMLElement>(`#${panelElementId(id)}`);
    panel?.scrollIntoView();
    // Where panels fold, the title's button tells readers which panel this is and that it is open.
    const target = panel?.querySelector<HTMLElement>('h2 > button') ?? panel;
    target?.focus({ preventScroll: true });
    dispatch(panelShown());
  }, [id, dispatch]);
  return null;
};
