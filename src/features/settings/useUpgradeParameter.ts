import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { dialogOpened } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';

/** `?upgrade=true` opens the upgrade dialog and is removed from the address; other values do nothing. */
export const useUpgradeParameter = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isWanted = search.get('upgrade') === 'true';

  useEffect(() => {
    if (!isWanted) return;
    dispatch(dialogOpened({ dialog: 'upgrade' }));
    void navigate(PATHS.settings, { replace: true });
  }, [dispatch, isWanted, navigate]);
};
