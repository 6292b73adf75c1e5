import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { lazyPart } from '../../ui/lazyPart';
import { OptionalPart } from '../../ui/OptionalPart';
import { commandTaken, selectPendingCommand } from './pendingCommandSlice';

const RunPendingCommand = lazyPart(() => import('./RunPendingCommand'));

/** The requested builder command, from whichever page it was requested. */
export const PendingCommand = () => {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectPendingCommand);
  return (
    id !== null && (
      <OptionalPart onFail={() => dispatch(commandTaken())}>
        <RunPendingCommand id={id} />
      </OptionalPart>
    )
  );
};
