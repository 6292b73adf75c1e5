import { useEffect, useState } from 'react';

import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';

/** What of the free plan is used up; undefined while it is read, null where it could not be. */
export type Usage = Readonly<Record<'projects' | 'images' | 'videos', number | null | undefined>>;

const UNREAD: Usage = { projects: undefined, images: undefined, videos: undefined };

export const useUsage = (): Usage => {
  const { backend } = useServices();
  const [usage, setUsage] = useState(UNREAD);

  useEffect(() => {
    let isCurrent = true;
    const read = async (part: keyof Usage, count: Promise<number>): Promise<void> => {
      const value = await count.catch((error: unknown) => {
        reportError(`counting ${part}`, error);
        return null;
      });
      if (isCurrent) setUsage((before) => ({ ...before, [part]: value }));
    };
    void read(
      'projects',
      backend.projects.list().then((projects) => projects.length),
    );
    void read('images', backend.extractions.used('image'));
    void read('videos', backend.extractions.used('video'));
    return () => {
      isCurrent = false;
    };
  }, [backend]);

  return usage;
};
