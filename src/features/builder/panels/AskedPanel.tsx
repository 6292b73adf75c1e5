import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { showPanel } from '../../../ui/showPanel';
import { panelShown, selectAskedPanel } from './askedPanelSlice';

/** Brings the panel that is asked for into view, with the focus; stands behind the panels, so that they are there. */
export const AskedPanel = () => {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectAskedPanel);
  useEffect(() => {
    if (id === null) return;
    showPanel(id);
    dispatch(panelShown());
  }, [id, dispatch]);
  return null;
};
