import { useEffect } from 'react';

import { fileToChooseAgainMessage } from '../../../domain/messages';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectUser } from '../../../state/session/sessionSlice';
import { readKeptFile, takeChoice } from './choiceAfterSignIn';
import type { ChosenVideo } from './chosenVideo';

/** Long enough to read after returning from the sign-in. */
const ASK_MS = 10_000;

/** After signing in, continues with the video chosen before. */
export const useResumedChoice = (choose: (video: ChosenVideo) => void): void => {
  const { signInFiles, toasts, tabStorage, now } = useServices();
  const userId = useAppSelector(selectUser)?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const kept = takeChoice(tabStorage, userId, now());
    if (kept?.kind === 'file') {
      void signInFiles
        .take('video', async () => userId)
        .then((content) => {
          const found = readKeptFile(content);
          if (found) choose({ kind: 'file', ...found });
          else toasts.show(fileToChooseAgainMessage(kept.name), { ms: ASK_MS });
        });
    } else if (kept) choose(kept);
  }, [choose, signInFiles, now, userId, tabStorage, toasts]);
};
