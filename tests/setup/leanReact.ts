import * as React from 'react';

/**
 * In development React notes for each element, with a trace of the stack, who made it: a sixth of the time that pages
 * take here, for a line in its warnings. It stops by itself where there are too many of them; here they always are.
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
