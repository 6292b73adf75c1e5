import { useEffect } from 'react';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { KeptFile } from '../../state/keptFiles';
import { useServices } from '../../state/servicesContext';
import { isTogetherLast } from './batch/keepTogether';
import { marksOf } from './handMarks';
import { selectOwnRecord, selectPicture } from './imageExtractionSlice';

/** Keeps the picture on the page for when its visitor comes back from signing in, and opens it again then. */
export const useKeptPicture = (reopen: (kept: KeptFile) => void): void => {
  const dispatch = useAppDispatch();
  const { keptFiles, pictureCache } = useServices();
  const picture = useAppSelector(selectPicture);
  const record = useAppSelector(selectOwnRecord);
  useEffect(() => {
    return keptFiles.offer('image', () => {
      // It would come back with a palette that is not its own.
      if (dispatch(isTogetherLast())) return null;
      const file = picture && pictureCache.get(picture.id)?.source;
      return file ? { file, name: picture.name, ...(record && { note: marksOf(record) }) } : null;
    });
  }, [dispatch, keptFiles, picture, pictureCache, record]);
  useEffect(() => {
    void keptFiles.take('image').then((kept) => kept && reopen(kept));
  }, [keptFiles, reopen]);
};
