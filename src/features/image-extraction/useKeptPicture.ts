import { useEffect } from 'react';

import { useAppSelector } from '../../state/hooks';
import type { KeptFile } from '../../state/keptFiles';
import { useServices } from '../../state/servicesContext';
import { marksOf } from './handMarks';
import { selectOwnRecord, selectPicture } from './imageExtractionSlice';

/** Keeps the picture on the page for when its visitor comes back from signing in, and opens it again then. */
export const useKeptPicture = (reopen: (kept: KeptFile) => void): void => {
  const { keptFiles, pictureCache } = useServices();
  const picture = useAppSelector(selectPicture);
  const record = useAppSelector(selectOwnRecord);
  useEffect(() => {
    return keptFiles.offer('image', () => {
      const file = picture && pictureCache.get(picture.id)?.source;
      return file ? { file, name: picture.name, ...(record && { note: marksOf(record) }) } : null;
    });
  }, [keptFiles, picture, pictureCache, record]);
  useEffect(() => {
    void keptFiles.take('image').then((kept) => kept && reopen(kept));
  }, [keptFiles, reopen]);
};
