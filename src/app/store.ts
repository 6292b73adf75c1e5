import { combineReducers, configureStore } from '@reduxjs/toolkit';

import { addAdjustmentListeners } from '../features/builder/adjustment/adjustmentListeners';
import { randomAdjustmentReducer } from '../features/builder/adjustment/adjustmentSlice';
import { paletteExpandedReducer } from '../features/builder/expanded/expandedSlice';
import { addMethodListeners } from '../features/builder/generator/methodListeners';
import { generatorMethodReducer } from '../features/builder/generator/methodSlice';
import { addHistoryListeners } from '../state/palette/stored/historyListeners';
import { paletteHistoryReducer } from '../state/palette/historySlice';
import { paletteSelectionReducer } from '../state/palette/selectionSlice';
import { shortcutsReducer } from '../features/builder/shortcuts/shortcutSlice';
import { exploreReducer } from '../features/explore/exploreSlice';
import { addExportListeners } from '../features/export/exportListeners';
import { pictureBatchReducer } from '../features/image-extraction/batch/pictureBatchSlice';
import { addImageExtractionListeners } from '../features/image-extraction/imageExtractionListeners';
import { imageExtractionReducer } from '../features/image-extraction/imageExtractionSlice';
import { consentReducer } from '../state/consentSlice';
import { draftsReducer } from '../state/palette/drafts/draftsSlice';
import { projectsReducer } from '../features/projects/projectsSlice';
import { filmEditsReducer } from '../features/video-extraction/edits/editsSlice';
import { videoExtractionReducer } from '../features/video-extraction/videoExtractionSlice';
import { dialogsReducer } from '../state/dialogsSlice';
import { createListeners, type StartListening } from '../state/listeners';
import type { Services } from '../state/services';
import { sessionReducer } from '../state/sessionSlice';
import { addDraftListeners } from '../state/palette/drafts/draftListeners';
import { addSavedListeners } from '../state/palette/savedListeners';
import { weeklyReducer } from '../state/weeklySlice';

/** THE TABLE of slices. */
const rootReducer = combineReducers({
  consent: consentReducer,
  dialogs: dialogsReducer,
  explore: exploreReducer,
  drafts: draftsReducer,
  generatorMethod: generatorMethodReducer,
  imageExtraction: imageExtractionReducer,
  paletteExpanded: paletteExpandedReducer,
  paletteHistory: paletteHistoryReducer,
  paletteSelection: paletteSelectionReducer,
  pictureBatch: pictureBatchReducer,
  projects: projectsReducer,
  randomAdjustment: randomAdjustmentReducer,
  session: sessionReducer,
  shortcuts: shortcutsReducer,
  weekly: weeklyReducer,
  filmEdits: filmEditsReducer,
  videoExtraction: videoExtractionReducer,
});

/** THE TABLE of reactions: each feature's `addXListeners`, called once per store. */
const LISTENERS: readonly ((startListening: StartListening) => void)[] = [
  addAdjustmentListeners,
  addDraftListeners,
  addExportListeners,
  addHistoryListeners,
  addImageExtractionListeners,
  addMethodListeners,
  addSavedListeners,
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
