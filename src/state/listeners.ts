import {
  createListenerMiddleware,
  type ThunkDispatch,
  type TypedStartListening,
  type UnknownAction,
} from '@reduxjs/toolkit';

import type { Services } from './services';

/**
 * What a feature's `addXListeners(startListening)` receives, typed for the part of the state that it reads: the full
 * state type depends on every feature. Effects reach the services as `api.extra`.
 */
export type StartListening<State = unknown> = TypedStartListening<
  State,
  ThunkDispatch<State, Services, UnknownAction>,
  Services
>;

export const createListeners = (services: Services) => createListenerMiddleware({ extra: services });
