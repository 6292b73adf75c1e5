import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { lazyPart } from '../../ui/lazyPart';
import { OptionalPart } from '../../ui/OptionalPart';
import { commandTaken, selectPendingCommand } from './pendingCommandSlice';

const RunPendingCommand = lazyPart(() => import('./RunPendingCommand'));

/** The requested builder command, from whichever page it was requested. */
export const PendingCommand = () => {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectPendingCommand);
  const location = useLocation();
  // Whoever goes elsewhere before the builder has opened no longer waits for it.
  useEffect(() => {
    if (location.pathname !== PATHS.builder) dispatch(commandTaken());
  }, [location, dispatch]);
  return (
    id !== null && (
      <OptionalPart onFail={() => dispatch(commandTaken())}>
        <RunPendingCommand id={id} />
      </OptionalPart>
    )
  );
};
