import { useEffect } from 'react';

import { useAppSelector } from '../../state/hooks';
import type { KeptFile } from '../../state/keptFiles';
import { useServices } from '../../state/servicesContext';
import { selectPicture } from './imageExtractionSlice';

/** Keeps the picture on the page for when its visitor comes back from signing in, and opens it again then. */
export const useKeptPicture = (reopen: (kept: KeptFile) => void): void => {
  const { keptFiles, pictureCache } = useServices();
  const picture = useAppSelector(selectPicture);
  useEffect(() => {
    return keptFiles.offer('image', () => {
      const file = picture && pictureCache.get(picture.id)?.source;
      return file ? { file, name: picture.name } : null;
    });
  }, [keptFiles, picture, pictureCache]);
  useEffect(() => {
    void keptFiles.take('image').then((kept) => kept && reopen(kept));
  }, [keptFiles, reopen]);
};
