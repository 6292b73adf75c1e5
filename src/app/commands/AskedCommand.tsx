import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { lazyPart } from '../../ui/lazyPart';
import { OptionalPart } from '../OptionalPart';
import { commandTaken, selectAskedCommand } from './askedCommandSlice';

const GivenCommand = lazyPart(() => import('./GivenCommand'));

/** A command of the builder that was asked for, wherever that was. */
export const AskedCommand = () => {
  const dispatch = useAppDispatch();
  const id = useAppSelector(selectAskedCommand);
  return (
    id !== null && (
      <OptionalPart onFail={() => dispatch(commandTaken())}>
        <GivenCommand id={id} />
      </OptionalPart>
    )
  );
};
