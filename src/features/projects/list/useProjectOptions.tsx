import { Globe, Lock, Pencil, Trash2 } from 'lucide-react';

import type { ProjectCard } from '../../../domain/project';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectOffersPro } from '../../../state/session/sessionSlice';
import type { MenuOption } from '../../../ui/menuOption';
import { refuseByPlan } from '../save/planProblem';
import { ProBadge } from '../ProBadge';
import { changeProjects } from '../projectCommands';

type ProjectOption = 'edit' | 'hide' | 'publish' | 'delete';

/** The actions on a project, wherever it is shown. */
export const useProjectOptions = (
  project: ProjectCard,
): { options: readonly MenuOption<ProjectOption>[]; choose: (option: ProjectOption) => void } => {
  const dispatch = useAppDispatch();
  // The plan of whoever has just come may still be unknown: the service knows it.
  const canHide = !useAppSelector(selectOffersPro);
  const showTo = (isPublic: boolean) =>
    dispatch(changeProjects({ kind: 'projectUpdated', projectId: project.id, change: { isPublic } }));

  const hide: MenuOption<ProjectOption> = {
    value: 'hide',
    label: 'Make private',
    icon: <Lock aria-hidden />,
    ...(!canHide && { note: <ProBadge /> }),
  };
  const publish: MenuOption<ProjectOption> = {
    value: 'publish',
    label: 'Make public',
    icon: <Globe aria-hidden />,
  };
  const actions: Record<ProjectOption, () => unknown> = {
    edit: () => dispatch(dialogOpened({ dialog: 'editProject', project })),
    hide: () => (canHide ? showTo(false) : dispatch(refuseByPlan('needs-pro'))),
    publish: () => showTo(true),
    delete: () => dispatch(dialogOpened({ dialog: 'deleteProject', project })),
  };
  return {
    options: [
      { value: 'edit', label: 'Edit project', icon: <Pencil aria-hidden /> },
      project.isPublic ? hide : publish,
      { value: 'delete', label: 'Delete project', icon: <Trash2 aria-hidden />, isDangerous: true },
    ],
    choose: (option) => void actions[option](),
  };
};
