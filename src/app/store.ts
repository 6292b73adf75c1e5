import { combineReducers, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';

import { addAdjustmentListeners } from '../features/builder/random-adjustment/adjustmentListeners';
import { randomAdjustmentReducer } from '../features/builder/random-adjustment/adjustmentSlice';
import { panelsReducer } from '../features/builder/panels/panelsSlice';
import { paletteExpandedReducer } from '../features/builder/expanded/expandedSlice';
import { addMethodListeners } from '../features/builder/generator/methodListeners';
import { generatorMethodReducer } from '../features/builder/generator/methodSlice';
import { addHistoryListeners } from '../state/palette/stored/historyListeners';
import { paletteNamingReducer } from '../features/builder/naming/namingSlice';
import { paletteHistoryReducer } from '../state/palette/historySlice';
import { paletteSelectionReducer } from '../state/palette/selectionSlice';
import { savedCopiesReducer } from '../state/palette/savedCopiesSlice';
import { restoreShortcutSetting } from '../state/shortcuts/shortcutSetting';
import { shortcutsReducer } from '../state/shortcuts/shortcutSlice';
import { addExportListeners } from '../features/export/exportListeners';
import { pictureBatchReducer } from '../features/image-extraction/batch/pictureBatchSlice';
import { addImageExtractionListeners } from '../features/image-extraction/imageExtractionListeners';
import { imageExtractionReducer } from '../features/image-extraction/imageExtractionSlice';
// A type only: its code loads with the first page that needs it.
import type { backendApi } from '../state/api/backendApi';
import { consentReducer } from '../state/consentSlice';
import { draftsReducer } from '../state/palette/drafts/draftsSlice';
import { projectsReducer } from '../features/projects/cache/projectsSlice';
import { videoEditsReducer } from '../features/video-extraction/edits/editsSlice';
import { videoExtractionReducer } from '../features/video-extraction/videoExtractionSlice';
import { dialogsReducer } from '../state/dialogsSlice';
import { onApi } from '../state/api/loadedApi';
import { createListeners, type StartListening } from '../state/listeners';
import type { Services } from '../state/services';
import { accountDeleted, selectUser, sessionReducer, userRead } from '../state/session/sessionSlice';
import { addDeletionListeners } from '../state/session/deletionListeners';
import { addDepartureListeners } from '../state/session/departureListeners';
import { addAccountListeners } from '../state/palette/accountListeners';
import { addDraftListeners } from '../state/palette/drafts/draftListeners';
import { addPaletteSavedListeners } from '../state/palette/paletteSavedListeners';
import { pendingCommandReducer } from './commands/pendingCommandSlice';
import { addDrawingListeners } from '../features/theme/drawing/drawingListeners';
import { themeReducer } from '../state/theme/themeSlice';

/** THE TABLE of slices. */
const SLICES = {
  pendingCommand: pendingCommandReducer,
  panels: panelsReducer,
  consent: consentReducer,
  dialogs: dialogsReducer,
  drafts: draftsReducer,
  generatorMethod: generatorMethodReducer,
  imageExtraction: imageExtractionReducer,
  paletteExpanded: paletteExpandedReducer,
  paletteHistory: paletteHistoryReducer,
  paletteNaming: paletteNamingReducer,
  paletteSelection: paletteSelectionReducer,
  pictureBatch: pictureBatchReducer,
  projects: projectsReducer,
  randomAdjustment: randomAdjustmentReducer,
  savedCopies: savedCopiesReducer,
  session: sessionReducer,
  shortcuts: shortcutsReducer,
  theme: themeReducer,
  videoEdits: videoEditsReducer,
  videoExtraction: videoExtractionReducer,
};
/** What stays of the state when an account is deleted: nothing that was made. */
const STAYING: ReadonlySet<string> = new Set(['consent', 'dialogs', 'session', 'shortcuts', 'backend']);

/** Everything else is as on a first visit once the account was deleted. */
const forgetAtDeletion =
  <State extends object>(reducer: Reducer<State>): Reducer<State> =>
  (state, action) => {
    if (!state || !accountDeleted.match(action)) return reducer(state, action);
    const kept = Object.entries(state).filter(([slice]) => STAYING.has(slice));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a combined reducer begins the slices that are missing
    return reducer(Object.fromEntries(kept) as State, action);
  };
const sliceReducer = combineReducers(SLICES);

export type RootState = ReturnType<typeof sliceReducer> & {
  /** The cache of service data; present once the first page that uses it has loaded. */
  readonly backend: ReturnType<typeof backendApi.reducer>;
};

/** THE TABLE of listeners: each feature's `addXListeners`, called once per store. */
const LISTENERS: readonly ((startListening: StartListening<RootState>) => void)[] = [
  addAccountListeners,
  addAdjustmentListeners,
  addDeletionListeners,
  addDepartureListeners,
  addDraftListeners,
  addDrawingListeners,
  addExportListeners,
  addHistoryListeners,
  addImageExtractionListeners,
  addMethodListeners,
  addPaletteSavedListeners,
];

/** A placeholder for a middleware that is added later. */
const createLateMiddleware = () => {
  let take: (late: Middleware) => void = () => {};
  const middleware: Middleware = (api) => (next) => {
    let run = next;
    take = (late) => {
      run = late(api)(next);
    };
    return (action) => run(action);
  };
  return { middleware, take: (late: Middleware) => take(late) };
};

export const createAppStore = (services: Services) => {
  const listeners = createListeners(services);
  const late = createLateMiddleware();
  const store = configureStore({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the `backend` reducer is added below, before it is used
    reducer: forgetAtDeletion<RootState>(sliceReducer as unknown as Reducer<RootState>),
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(late.middleware),
  });
  const startListening: StartListening<RootState> = listeners.startListening.withTypes<
    RootState,
    AppDispatch,
    Services
  >();
  for (const addListeners of LISTENERS) addListeners(startListening);
  onApi((api) => {
    store.replaceReducer(forgetAtDeletion<RootState>(combineReducers({ ...SLICES, backend: api.reducer })));
    late.take(api.middleware);
    startListening({
      actionCreator: userRead,
      effect: ({ payload: user }, { getOriginalState, dispatch }) => {
        const before = selectUser(getOriginalState());
        // Nobody sees another user's data. What was read before the sign-in is public.
        if (before && before.id !== user?.id) dispatch(api.util.resetApiState());
      },
    });
  });
  store.dispatch(restoreShortcutSetting());
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
export type AppDispatch = AppStore['dispatch'];
