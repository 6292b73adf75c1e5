import { createListenerMiddleware, type TypedStartListening } from '@reduxjs/toolkit';

import type { AppDispatch, RootState } from '../app/store';
import type { Services } from './services';

/** What a feature's `addXListeners(startListening)` receives; effects reach the services as `api.extra`. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Services>;

export const createListeners = (services: Services) => createListenerMiddleware({ extra: services });
