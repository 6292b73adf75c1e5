import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { showPanel } from '../../../ui/showPanel';
import { panelShown, selectRequestedPanel } from './panelsSlice';

/** Brings the panel that is asked for into view, with the focus; stands behind the panels, so that they are there. */
export const ScrollToPanel = () => {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectRequestedPanel);
  useEffect(() => {
    if (id === null) return;
    showPanel(id);
    dispatch(panelShown());
  }, [id, dispatch]);
  return null;
};
