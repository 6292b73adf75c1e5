import { useCallback, useEffect, useRef, useState } from 'react';

import type { Activity, ActivityFilter } from '../../../domain/backOffice';
import { useServices } from '../../../state/servicesContext';
import { useAdminFailure } from '../useAdminFailure';

type Feed = {
  readonly activities: readonly Activity[];
  readonly pages: number;
  readonly hasMore: boolean;
  readonly status: 'loading' | 'ready' | 'failed';
};

const EMPTY: Feed = { activities: [], pages: 0, hasMore: false, status: 'loading' };

/** What happened, as far back as was asked for. Another filter needs another component. */
export const useActivities = (filter: ActivityFilter): Feed & { readonly loadMore: () => void } => {
  const { backend } = useServices();
  const fail = useAdminFailure();
  const [feed, setFeed] = useState(EMPTY);
  const isGone = useRef(false);

  const read = useCallback(
    (page: number) => {
      backend.admin.activities(page, filter).then(
        ({ activities, hasMore }) => {
          if (isGone.current) return;
          setFeed((before) => {
            const shown = page === 1 ? [] : before.activities;
            // What happened meanwhile has moved the pages on: the last of one comes again as the first of the next.
            const known = new Set(shown.map(({ id }) => id));
            const more = activities.filter(({ id }) => !known.has(id));
            return { activities: [...shown, ...more], pages: page, hasMore, status: 'ready' };
          });
        },
        (error: unknown) => {
          if (isGone.current) return;
          fail('loading the activities', error);
          setFeed((before) => ({ ...before, status: 'failed' }));
        },
      );
    },
    [backend, fail, filter],
  );

  useEffect(() => {
    isGone.current = false;
    read(1);
    return () => {
      isGone.current = true;
    };
  }, [read]);

  return {
    ...feed,
    loadMore: () => {
      setFeed((before) => ({ ...before, status: 'loading' }));
      read(feed.pages + 1);
    },
  };
};
