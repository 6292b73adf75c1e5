import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { selectIsAdmin } from '../../../state/session/sessionSlice';
import type { BuilderThunk } from '../palette/builderThunk';
import { selectEntry } from '../../../state/palette/historySlice';

/** THE TABLE of words that administrators type to open their tools over the palette on show. */
export const ADMIN_SHORTCUTS = { rrss: 'socialExport', week: 'weeklySchedule' } as const;

export type AdminShortcut = keyof typeof ADMIN_SHORTCUTS;

export const openAdminTool =
  (code: AdminShortcut): BuilderThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const entry = selectEntry(getState());
    if (!selectIsAdmin(getState())) toasts.show(BUILDER_MESSAGES.adminToolOnly, { tone: 'error' });
    else if (entry)
      dispatch(
        dialogOpened({ dialog: ADMIN_SHORTCUTS[code], palette: { colors: entry.colors, name: entry.name } }),
      );
  };
