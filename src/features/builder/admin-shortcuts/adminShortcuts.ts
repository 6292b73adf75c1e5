import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { selectEntry } from '../../../state/palette/historySlice';
import { readAccess } from '../../../state/session/readSession';
import { selectIsAccessUnknown, selectIsAdmin } from '../../../state/session/sessionSlice';
import type { BuilderThunk } from '../palette/builderThunk';

/** THE TABLE of words that administrators type to open their tools for the current palette. */
export const ADMIN_SHORTCUTS = { rrss: 'socialExport', week: 'weeklySchedule' } as const;

export type AdminShortcut = keyof typeof ADMIN_SHORTCUTS;

/**
 * Opens an administrators' tool, or says that it is for administrators. If the service cannot tell who is one, does
 * neither.
 */
export const openAdminTool =
  (code: AdminShortcut): BuilderThunk<Promise<void>> =>
  async (dispatch, getState, { toasts }) => {
    if (selectIsAccessUnknown(getState())) await dispatch(readAccess());
    if (selectIsAccessUnknown(getState())) return;
    const entry = selectEntry(getState());
    if (!selectIsAdmin(getState())) toasts.show(BUILDER_MESSAGES.adminToolOnly, { tone: 'error' });
    else if (entry)
      dispatch(
        dialogOpened({ dialog: ADMIN_SHORTCUTS[code], palette: { colors: entry.colors, name: entry.name } }),
      );
  };
