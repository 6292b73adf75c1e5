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
  sameTags(a.tags, b.tags) &&
  sameNamedPalette(a.colors, b.colors);

type StoredPalette = {
  /** As it is at the service, by the last reading. */
  readonly stored: SavedPalette;
  /** While `isAsShown` asks. */
  readonly isReading: boolean;
  /** Whether that is not what this page knew, but what another tab or device has made of it. */
  readonly isChangedElsewhere: boolean;
  /** Reads it again; returns whether it is still as shown. Where nothing can be read, whatever comes next says why. */
  readonly isAsShown: () => Promise<boolean>;
};

/** A palette that is about to be replaced, as it is now: what this page knows of it may be old. */
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
