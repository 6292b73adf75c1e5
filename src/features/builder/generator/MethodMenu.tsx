import { ChevronDown } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Menu } from '../../../ui/Menu';
import { METHOD_OPTIONS } from './methodOptions';
import { methodChosen, selectMethod } from './methodSlice';

type MethodMenuProps = {
  /** Hides the method's name for lack of room. */
  readonly isNarrow?: boolean;
};

/** Menu of the method that Generate uses, however it is triggered. */
export const MethodMenu = ({ isNarrow = false }: MethodMenuProps) => {
  const dispatch = useAppDispatch();
  const method = useAppSelector(selectMethod);
  const label = METHOD_OPTIONS.find(({ value }) => value === method)?.label ?? '';
  return (
    <Menu
      label={label}
      name={`Generator method: ${label}`}
      icon={isNarrow ? <ChevronDown aria-hidden /> : undefined}
      options={METHOD_OPTIONS}
      checked={[method]}
      checks="one"
      onSelect={(chosen) => dispatch(methodChosen(chosen))}
    />
  );
};
