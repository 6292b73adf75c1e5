import { lazy } from 'react';

import { dialogsClosed, selectOpenDialog, type OpenDialog } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { OptionalPart } from './OptionalPart';

/** THE TABLE of dialogs that any page may open. */
const DIALOGS = {
  signIn: lazy(() => import('../features/auth/SignInDialog')),
} satisfies Record<OpenDialog['dialog'], unknown>;

/** Mounts whichever dialog is open, so that no feature imports another's. */
export const Dialogs = () => {
  const open = useAppSelector(selectOpenDialog);
  const dispatch = useAppDispatch();
  const onClose = () => dispatch(dialogsClosed());
  if (!open) return null;
  const Dialog = DIALOGS[open.dialog];
  return (
    <OptionalPart onFail={onClose}>
      <Dialog message={open.message} onClose={onClose} />
    </OptionalPart>
  );
};
