import { fileNotKeptMessage } from '../../../domain/messages';
import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { dialogOpened, selectOpenDialog } from '../../../state/dialogsSlice';
import { readSession } from '../../../state/session/readSession';
import { selectIsSessionLoading, selectOwnerId, selectPlan } from '../../../state/session/sessionSlice';
import type { VideoThunk } from '../videoThunk';
import { keepChoice } from './choiceAfterSignIn';
import type { ChosenVideo } from './chosenVideo';

/** Asks for a sign-in, after which the choice is gone on with. */
export const askToSignIn =
  (chosen: ChosenVideo): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { signInFiles, tabStorage, now }) => {
    const ownerId = selectOwnerId(getState());
    keepChoice(tabStorage, chosen, ownerId, now());
    const asked = { dialog: 'signIn', message: VIDEO_MESSAGES.signInForVideos } as const;
    dispatch(dialogOpened(asked));
    if (chosen.kind !== 'file') return;
    const { file, name } = chosen;
    const isKept = await signInFiles.keep('video', { value: { file, name }, bytes: file.size }, ownerId);
    // Says so before the visitor leaves to sign in.
    if (!isKept && selectOpenDialog(getState()) === asked)
      dispatch(dialogOpened({ ...asked, message: `${asked.message}. ${fileNotKeptMessage(name)}` }));
  };

/** Videos require signing in; visitors are asked to. */
export const hasAccess =
  (chosen: ChosenVideo): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    // The session may still be loading.
    if (selectIsSessionLoading(getState())) await dispatch(readSession());
    if (selectPlan(getState()) !== 'anonymous') return true;
    await dispatch(askToSignIn(chosen));
    return false;
  };
