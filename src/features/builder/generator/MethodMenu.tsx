import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Menu } from '../../../ui/Menu';
import { METHOD_OPTIONS, methodChosen, selectMethod } from './methodSlice';

/** The method that Generate goes by, wherever it is pressed. */
export const MethodMenu = () => {
  const dispatch = useAppDispatch();
  const method = useAppSelector(selectMethod);
  const label = METHOD_OPTIONS.find(({ value }) => value === method)?.label ?? '';
  return (
    <Menu
      label={label}
      name={`Generator method: ${label}`}
      options={METHOD_OPTIONS}
      checked={[method]}
      checks="one"
      onSelect={(chosen) => dispatch(methodChosen(chosen))}
    />
  );
};
