import { lazy, type ComponentType } from 'react';

import { dialogsClosed, selectOpenDialog, type DialogPropsOf, type OpenDialog } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { OptionalPart } from './OptionalPart';

/** THE TABLE of dialogs that any page may open. */
const DIALOGS = {
  signIn: lazy(() => import('./SignInInvitation')),
  upgrade: lazy(() => import('../features/billing/UpgradeDialog')),
  proUnlocked: lazy(() => import('../features/billing/ProUnlockedDialog')),
  export: lazy(() => import('../features/export/ExportDialog')),
  import: lazy(() => import('../features/import/ImportDialog')),
  historyLimit: lazy(() => import('../features/auth/HistoryLimitDialog')),
  savePalette: lazy(() => import('../features/projects/SavePaletteDialog')),
  updatePalette: lazy(() => import('../features/projects/UpdatePaletteDialog')),
  newProject: lazy(() => import('../features/projects/NewProjectDialog')),
  drafts: lazy(() => import('../features/projects/DraftsDialog')),
  editProject: lazy(() => import('../features/projects/EditProjectDialog')),
  deleteProject: lazy(() => import('../features/projects/DeleteProjectDialog')),
  editPalette: lazy(() => import('../features/projects/EditPaletteDialog')),
  deletePalette: lazy(() => import('../features/projects/DeletePaletteDialog')),
  socialExport: lazy(() => import('../features/social-export/SocialExportDialog')),
  weeklySchedule: lazy(() => import('../features/weekly/WeeklyScheduleDialog')),
  shortcuts: lazy(() => import('../features/builder/shortcuts/ShortcutsDialog')),
} satisfies { [Name in OpenDialog['dialog']]: ComponentType<DialogPropsOf<Name>> };

/** Mounts whichever dialog is open, so that no feature imports another's. */
export const Dialogs = () => {
  const open = useAppSelector(selectOpenDialog);
  const dispatch = useAppDispatch();
  const onClose = () => dispatch(dialogsClosed());
  if (!open) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table ties each dialog to its row; the index loses it
  const Dialog = DIALOGS[open.dialog] as ComponentType<OpenDialog & { readonly onClose: () => void }>;
  return (
    <OptionalPart onFail={onClose}>
      <Dialog {...open} onClose={onClose} />
    </OptionalPart>
  );
};
