import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { lazyPart } from '../../ui/lazyPart';
import { OptionalPart } from '../OptionalPart';
import { commandTaken, selectPendingCommand } from './pendingCommandSlice';

const RunPendingCommand = lazyPart(() => import('./RunPendingCommand'));

/** A command of the builder that was asked for, wherever that was. */
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
