import { dialogOpened } from '../../state/dialogsSlice';
import type { StartListening } from '../../state/listeners';
import { repeatLastExport } from '../../state/repeatLastExport';

/** Repeats the last export; the formats load on first use. */
export const addExportListeners = (startListening: StartListening): void => {
  startListening({
    actionCreator: repeatLastExport,
    effect: async ({ payload }, api) => {
      // If the code cannot be loaded, the dialog opens and says so.
      const repeat = await import('./repeatExport').catch(() => null);
      const isDone = (await repeat?.repeatExport(payload, api.extra)) ?? false;
      if (!isDone) api.dispatch(dialogOpened({ dialog: 'export', palette: payload }));
    },
  });
};
