import { useEffectEvent, useLayoutEffect } from 'react';

import { dialogOpened, typedKept, type LeftDialog } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectHasExpired, selectUser } from '../../../state/session/sessionSlice';

/**
 * A dialog gives way to the sign-in when the service ends the session. A pending request is reported first.
 * @param next opens once they have signed in: usually the dialog with its input.
 */
export const useSignInAgain = (isSending: boolean, next: LeftDialog | null): void => {
  const dispatch = useAppDispatch();
  const hasEnded = useAppSelector((state) => selectHasExpired(state) && selectUser(state) === null);
  const ask = useEffectEvent(() => {
    // For when it is opened again by hand. A dialog that saves would bring it back after it was saved, too.
    if (next && next.dialog !== 'savePalette') dispatch(typedKept([next]));
    dispatch(dialogOpened({ dialog: 'signIn', ...(next && { next }) }));
  });
  // Before it is seen with a visitor's limits.
  useLayoutEffect(() => {
    if (hasEnded && !isSending) ask();
  }, [hasEnded, isSending]);
};
