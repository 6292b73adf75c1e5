import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

import type { Failure } from '../../backend/backend';
import { provideApi } from './loadedApi';

/**
 * What the page knows of the service. Features inject their endpoints, whose `queryFn` is made by `queryFrom`. The store
 * takes it in when the first of them is there, and forgets with whoever signs out what belongs to them: see `loadedApi.ts`.
 */
export const backendApi = createApi({
  reducerPath: 'backend',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: [
    'Administrators',
    'OwnPalettes',
    'Project',
    'ProjectList',
    'ProjectPalettes',
    'ProjectTotals',
    'TagUse',
    'User',
    'UserCount',
    'Users',
    'Weekly',
  ],
  endpoints: () => ({}),
});

provideApi(backendApi);
