/** The dialogs of projects and saving, in one file: nearly all that each is made of the others are made of, too. */
export { default as SavePaletteDialog } from './SavePaletteDialog';
export { default as UpdatePaletteDialog } from './UpdatePaletteDialog';
export { default as NewProjectDialog } from './NewProjectDialog';
export { default as DraftsDialog } from './DraftsDialog';
export { default as EditProjectDialog } from './EditProjectDialog';
export { default as DeleteProjectDialog } from './DeleteProjectDialog';
export { default as EditPaletteDialog } from './EditPaletteDialog';
export { default as MovePaletteDialog } from './MovePaletteDialog';
export { default as DeletePaletteDialog } from './DeletePaletteDialog';
