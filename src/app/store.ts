import { combineReducers, configureStore } from '@reduxjs/toolkit';

import { addHistoryListeners } from '../features/builder/palette/historyListeners';
import { paletteHistoryReducer } from '../features/builder/palette/historySlice';
import { paletteSelectionReducer } from '../features/builder/palette/selectionSlice';
import { addImageExtractionListeners } from '../features/image-extraction/imageExtractionListeners';
import { imageExtractionReducer } from '../features/image-extraction/imageExtractionSlice';
import { dialogsReducer } from '../state/dialogsSlice';
import { createListeners, type StartListening } from '../state/listeners';
import type { Services } from '../state/services';
import { sessionReducer } from '../state/sessionSlice';

/** THE TABLE of slices. */
const rootReducer = combineReducers({
  dialogs: dialogsReducer,
  imageExtraction: imageExtractionReducer,
  paletteHistory: paletteHistoryReducer,
  paletteSelection: paletteSelectionReducer,
  session: sessionReducer,
});

/** THE TABLE of reactions: each feature's `addXListeners`, called once per store. */
const LISTENERS: readonly ((startListening: StartListening) => void)[] = [
  addHistoryListeners,
  addImageExtractionListeners,
];

export const createAppStore = (services: Services) => {
  const listeners = createListeners(services);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } }).prepend(listeners.middleware),
  });
  const startListening: StartListening = listeners.startListening.withTypes<
    RootState,
    AppDispatch,
    Services
  >();
  for (const addListeners of LISTENERS) addListeners(startListening);
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = AppStore['dispatch'];
