import * as React from 'react';

/**
 * In development React records a stack trace for the creation of each element, which takes a sixth of the time of page
 * tests, for one line of its warnings. It stops by itself beyond a limit, which is always exceeded here.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
