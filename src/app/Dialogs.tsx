import { lazy, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import { dialogsClosed, selectOpenDialog, type DialogPropsOf, type OpenDialog } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { whenIdle } from '../state/whenIdle';
import { OptionalPart } from './OptionalPart';

const loadSavePalette = () => import('../features/projects/SavePaletteDialog');
const loadNewProject = () => import('../features/projects/NewProjectDialog');
const loadImport = () => import('../features/import/ImportDialog');

/** THE TABLE of dialogs that any page may open. */
const DIALOGS = {
  signIn: lazy(() => import('./SignInInvitation')),
  upgrade: lazy(() => import('../features/billing/UpgradeDialog')),
  proUnlocked: lazy(() => import('../features/billing/ProUnlockedDialog')),
  export: lazy(() => import('../features/export/ExportDialog')),
  import: lazy(loadImport),
  historyLimit: lazy(() => import('../features/auth/HistoryLimitDialog')),
  savePalette: lazy(loadSavePalette),
  updatePalette: lazy(() => import('../features/projects/UpdatePaletteDialog')),
  newProject: lazy(loadNewProject),
  drafts: lazy(() => import('../features/projects/DraftsDialog')),
  editProject: lazy(() => import('../features/projects/EditProjectDialog')),
  deleteProject: lazy(() => import('../features/projects/DeleteProjectDialog')),
  editPalette: lazy(() => import('../features/projects/EditPaletteDialog')),
  deletePalette: lazy(() => import('../features/projects/DeletePaletteDialog')),
  socialExport: lazy(() => import('../features/social-export/SocialExportDialog')),
  weeklySchedule: lazy(() => import('../features/weekly/WeeklyScheduleDialog')),
  shortcuts: lazy(() => import('../features/builder/shortcuts/ShortcutsDialog')),
} satisfies { [Name in OpenDialog['dialog']]: ComponentType<DialogPropsOf<Name>> };

/**
 * Dialogs that somebody types into as soon as they have called for them: where their code came only then, the first
 * letters would go to the page.
 */
const TYPED_INTO: Partial<Record<string, readonly (() => Promise<unknown>)[]>> = {
  [PATHS.builder]: [loadSavePalette, loadImport],
  [PATHS.projects]: [loadNewProject],
};

const useReadyDialogs = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const loads = TYPED_INTO[pathname];
    if (!loads) return undefined;
    // One that cannot be loaded now is asked for again when it is wanted.
    const off = [() => import('../ui/DialogSurface'), ...loads].map((load) =>
      whenIdle(() => void load().catch(() => {})),
    );
    return () => off.forEach((cancel) => cancel());
  }, [pathname]);
};

/** Mounts whichever dialog is open, so that no feature imports another's. */
export const Dialogs = () => {
  const open = useAppSelector(selectOpenDialog);
  const dispatch = useAppDispatch();
  const onClose = () => dispatch(dialogsClosed());
  useReadyDialogs();
  if (!open) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table ties each dialog to its row; the index loses it
  const Dialog = DIALOGS[open.dialog] as ComponentType<OpenDialog & { readonly onClose: () => void }>;
  return (
    <OptionalPart onFail={onClose}>
      <Dialog {...open} onClose={onClose} />
    </OptionalPart>
  );
};
