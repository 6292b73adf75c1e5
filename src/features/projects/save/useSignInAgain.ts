import { useEffectEvent, useLayoutEffect } from 'react';

import { dialogOpened, typedKept, type OpenDialog, type SavePalette } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectHasExpired, selectUser } from '../../../state/session/sessionSlice';

type Left = {
  /** Opens once they have signed in. */
  readonly next?: SavePalette | undefined;
  /** The dialog with its input, for when it is opened again. */
  readonly typed?: OpenDialog;
};

/** A dialog gives way to the sign-in when the service ends the session. A pending request is reported first. */
export const useSignInAgain = (isSending: boolean, { next, typed }: Left): void => {
  const dispatch = useAppDispatch();
  const hasEnded = useAppSelector((state) => selectHasExpired(state) && selectUser(state) === null);
  const ask = useEffectEvent(() => {
    if (typed) dispatch(typedKept([typed]));
    dispatch(dialogOpened({ dialog: 'signIn', ...(next && { next }) }));
  });
  // Before it is seen with a visitor's limits.
  useLayoutEffect(() => {
    if (hasEnded && !isSending) ask();
  }, [hasEnded, isSending]);
};
