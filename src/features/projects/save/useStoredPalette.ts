import { useCallback, useEffect, useState } from 'react';

import { sameTags } from '../../../domain/tag';
import type { SavedPalette } from '../../../domain/savedPalette';
import { sameNamedPalette } from '../../../palette/samePalette';
import { useAppDispatch } from '../../../state/hooks';
import { projectsApi } from '../cache/projectsApi';
import { READ_ANEW } from '../cache/readAnew';

const { getProjectPalette } = projectsApi.endpoints;

const isAsBefore = (a: SavedPalette, b: SavedPalette): boolean =>
  a.name === b.name &&
  a.theme === b.theme &&
  a.isPublic === b.isPublic &&
  sameTags(a.tags, b.tags) &&
  sameNamedPalette(a.colors, b.colors);

type StoredPalette = {
  /** Its state at the service when last fetched. */
  readonly stored: SavedPalette;
  /** While `isAsShown` is pending. */
  readonly isReading: boolean;
  /** Whether another tab or device has changed it. */
  readonly isChangedElsewhere: boolean;
  /** Fetches it again; returns whether it is still as shown. If that fails, the next request reports why. */
  readonly isAsShown: () => Promise<boolean>;
};

/** The current state of a palette that is about to be overwritten: the page's copy may be outdated. */
export const useStoredPalette = (original: SavedPalette): StoredPalette => {
  const dispatch = useAppDispatch();
  const [stored, setStored] = useState(original);
  const [isReading, setIsReading] = useState(false);
  const { id, projectId } = original;

  const read = useCallback(async () => {
    const place = { id, projectId };
    const { data } = await dispatch(getProjectPalette.initiate(place, READ_ANEW));
    return data ?? null;
  }, [dispatch, id, projectId]);

  useEffect(() => {
    let isOver = false;
    void read().then((now) => {
      if (!isOver && now) setStored(now);
    });
    return () => {
      isOver = true;
    };
  }, [read]);

  return {
    stored,
    isReading,
    isChangedElsewhere: !isAsBefore(stored, original),
    isAsShown: async () => {
      setIsReading(true);
      const now = await read();
      setIsReading(false);
      if (!now || isAsBefore(now, stored)) return true;
      setStored(now);
      return false;
    },
  };
};
