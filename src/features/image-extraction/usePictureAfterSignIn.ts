import { useEffect } from 'react';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { SignInFile } from '../../state/session/signInFiles';
import { useServices } from '../../state/servicesContext';
import { isTogetherLast } from './batch/keepTogether';
import { manualEditsOf } from './manualEdits';
import { selectOwnRecord, selectPicture } from './imageExtractionSlice';

/** Stores the current picture when its user leaves to sign in, and reopens it on return. */
export const usePictureAfterSignIn = (reopen: (kept: SignInFile) => void): void => {
  const dispatch = useAppDispatch();
  const { signInFiles, pictureCache } = useServices();
  const picture = useAppSelector(selectPicture);
  const record = useAppSelector(selectOwnRecord);
  useEffect(() => {
    return signInFiles.offer('image', () => {
      // It would be restored with a palette that is not its own.
      if (dispatch(isTogetherLast())) return null;
      const file = picture && pictureCache.get(picture.id)?.source;
      return file ? { file, name: picture.name, ...(record && { note: manualEditsOf(record) }) } : null;
    });
  }, [dispatch, signInFiles, picture, pictureCache, record]);
  useEffect(() => {
    void signInFiles.take('image').then((kept) => kept && reopen(kept));
  }, [signInFiles, reopen]);
};
