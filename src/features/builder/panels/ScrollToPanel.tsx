import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { showPanel } from '../../../ui/showPanel';
import { panelShown, selectRequestedPanel } from './panelsSlice';

/** Scrolls to the requested panel and focuses it; rendered after the panels, so that they are mounted. */
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
