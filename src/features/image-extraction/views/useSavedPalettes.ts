import { useEffect, useState } from 'react';

import type { SavedPalette } from '../../../domain/savedPalette';
import { useAppSelector } from '../../../state/hooks';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import { selectUser } from '../../../state/sessionSlice';

/** So many of those changed last. */
const MOST_SAVED = 60;

type Saved = {
  readonly palettes: readonly SavedPalette[];
  readonly hasFailed: boolean;
};

const NOTHING: Saved = { palettes: [], hasFailed: false };

/** The palettes in somebody's own projects, the one changed last first; none of a visitor. */
export const useSavedPalettes = (): Saved => {
  const { backend } = useServices();
  const userId = useAppSelector(selectUser)?.id;
  const [read, setRead] = useState<Saved & { readonly userId: string | undefined }>({ ...NOTHING, userId });

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isWanted = true;
    backend.account.data().then(
      (projects) => {
        if (!isWanted) return;
        const palettes = projects
          .flatMap((project) => project.palettes)
          .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
          .slice(0, MOST_SAVED);
        setRead({ palettes, hasFailed: false, userId });
      },
      (error: unknown) => {
        reportError('reading saved palettes', error);
        if (isWanted) setRead({ palettes: [], hasFailed: true, userId });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [backend, userId]);
  return read.userId === userId ? read : NOTHING;
};
