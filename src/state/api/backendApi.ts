import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

import type { Failure } from '../../backend/backend';
import { provideApi } from './loadedApi';

/**
 * The page's cache of service data. Features inject their endpoints, with a `queryFn` made by `queryFrom`. Its reducer
 * is added to the store with the first such feature; on sign-out, the user's own data is dropped: see `loadedApi.ts`.
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
