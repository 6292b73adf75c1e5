import { useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';

import { PATHS } from '../domain/paths';
import { dialogsClosed, selectOpenDialog, type DialogPropsOf, type OpenDialog } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { useServices } from '../state/servicesContext';
import { lazyPart } from '../ui/lazyPart';
import { OptionalPart } from '../ui/OptionalPart';

const loadProjectDialogs = () => import('../features/projects/dialogs');
const loadImport = () => import('../features/import/ImportDialog');

type ProjectDialogs = Awaited<ReturnType<typeof loadProjectDialogs>>;
const ofProjects = <Props extends object>(choose: (dialogs: ProjectDialogs) => ComponentType<Props>) =>
  lazyPart(async () => ({ default: choose(await loadProjectDialogs()) }));

/** THE TABLE of dialogs that can be opened from any page. */
const DIALOGS = {
  signIn: lazyPart(() => import('../features/auth/SignInDialog')),
  upgrade: lazyPart(() => import('../features/billing/UpgradeDialog')),
  proUnlocked: lazyPart(() => import('../features/billing/ProUnlockedDialog')),
  export: lazyPart(() => import('../features/export/ExportDialog')),
  import: lazyPart(loadImport),
  historyLimit: lazyPart(() => import('../features/auth/HistoryLimitDialog')),
  savePalette: ofProjects((of) => of.SavePaletteDialog),
  updatePalette: ofProjects((of) => of.UpdatePaletteDialog),
  newProject: ofProjects((of) => of.NewProjectDialog),
  drafts: ofProjects((of) => of.DraftsDialog),
  editProject: ofProjects((of) => of.EditProjectDialog),
  deleteProject: ofProjects((of) => of.DeleteProjectDialog),
  editPalette: ofProjects((of) => of.EditPaletteDialog),
  movePalette: ofProjects((of) => of.MovePaletteDialog),
  deletePalette: ofProjects((of) => of.DeletePaletteDialog),
  exportTheme: lazyPart(() => import('../features/theme/export/ThemeExportDialog')),
  importTheme: lazyPart(() => import('../features/theme/import/ThemeImportDialog')),
  socialExport: lazyPart(() => import('../features/social-export/SocialExportDialog')),
  weeklySchedule: lazyPart(() => import('../features/weekly/WeeklyScheduleDialog')),
  compare: lazyPart(() => import('../features/builder/compare/CompareDialog')),
  commands: lazyPart(() => import('./commands/CommandPalette')),
  shortcuts: lazyPart(() => import('../features/builder/shortcuts/ShortcutsDialog')),
} satisfies { [Name in OpenDialog['dialog']]: ComponentType<DialogPropsOf<Name>> };

/**
 * Dialogs that users type into immediately: if their code loaded only when they open, the first keystrokes would go to
 * the page.
 */
const TYPED_INTO: Partial<Record<string, readonly (() => Promise<unknown>)[]>> = {
  [PATHS.builder]: [loadProjectDialogs, loadImport],
  [PATHS.projects]: [loadProjectDialogs],
};

const useReadyDialogs = (): void => {
  const { pathname } = useLocation();
  const { whenIdle } = useServices();
  useEffect(() => {
    const loads = TYPED_INTO[pathname];
    if (!loads) return undefined;
    // A failed load is retried when the dialog opens. Code that all dialogs share is loaded in idle moments of its own.
    const off = [() => import('../ui/theme'), () => import('../ui/DialogSurface'), ...loads].map((load) =>
      whenIdle(() => void load().catch(() => {})),
    );
    return () => off.forEach((cancel) => cancel());
  }, [pathname, whenIdle]);
};

/** Mounts the open dialog, so that no feature imports another's. */
export const Dialogs = () => {
  const open = useAppSelector(selectOpenDialog);
  const dispatch = useAppDispatch();
  const onClose = () => dispatch(dialogsClosed());
  useReadyDialogs();
  if (!open) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table types each dialog's row; indexing loses that
  const Dialog = DIALOGS[open.dialog] as ComponentType<OpenDialog & { readonly onClose: () => void }>;
  return (
    <OptionalPart onFail={onClose}>
      <Dialog {...open} onClose={onClose} />
    </OptionalPart>
  );
};
