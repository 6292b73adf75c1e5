import { useEffect, useState } from 'react';

import type { SocialPicture } from '../../../workers/social-export/api';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';

/** The picture as an object URL; the previous one is kept until the next is drawn. */
export const usePreviewAddress = (picture: SocialPicture): { url: string | null; hasFailed: boolean } => {
  const { socialPictures } = useServices();
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    socialPictures.draw(controller.signal, picture).then(
      (blob) => {
        if (controller.signal.aborted) return;
        setHasFailed(false);
        setUrl(URL.createObjectURL(blob));
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        reportError('drawing a picture to post', error);
        setHasFailed(true);
      },
    );
    return () => controller.abort();
  }, [socialPictures, picture]);

  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );
  return { url, hasFailed };
};
