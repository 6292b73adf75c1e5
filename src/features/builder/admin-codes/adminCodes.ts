import { MESSAGES } from '../../../domain/messages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { selectIsAdmin } from '../../../state/sessionSlice';
import type { BuilderThunk } from '../palette/builderThunk';
import { selectEntry } from '../../../state/palette/historySlice';

/** THE TABLE of words that administrators type to open their tools over the palette on show. */
export const ADMIN_CODES = { rrss: 'socialExport', week: 'weeklySchedule' } as const;

export type AdminCode = keyof typeof ADMIN_CODES;

export const openAdminTool =
  (code: AdminCode): BuilderThunk<void> =>
  (dispatch, getState, { toasts }) => {
    const entry = selectEntry(getState());
    if (!selectIsAdmin(getState())) toasts.show(MESSAGES.adminToolOnly, { tone: 'error' });
    else if (entry)
      dispatch(
        dialogOpened({ dialog: ADMIN_CODES[code], palette: { colors: entry.colors, name: entry.name } }),
      );
  };
