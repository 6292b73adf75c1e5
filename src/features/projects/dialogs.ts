/** The dialogs of projects and saving, in one chunk, as they share nearly all their modules, and what opens one. */
export { default as SavePaletteDialog } from './save/SavePaletteDialog';
export { default as UpdatePaletteDialog } from './save/UpdatePaletteDialog';
export { default as NewProjectDialog } from './edit/NewProjectDialog';
export { default as DraftsDialog } from './drafts/DraftsDialog';
export { default as EditProjectDialog } from './edit/EditProjectDialog';
export { default as DeleteProjectDialog } from './edit/DeleteProjectDialog';
export { default as EditPaletteDialog } from './edit/EditPaletteDialog';
export { default as MovePaletteDialog } from './edit/MovePaletteDialog';
export { default as DeletePaletteDialog } from './edit/DeletePaletteDialog';
export { openNewProject } from './edit/openNewProject';
