import { counted, MESSAGES } from './messages';

/** Every sentence of projects and of saving. */
export const PROJECT_MESSAGES = {
  paletteSaved: 'Palette saved successfully',
  saveUnavailable: 'Saving is not set up on this installation yet.',
  saveFailed: 'Failed to save palette',
  needsPro: 'This feature requires a PRO subscription',
  projectsFailed: 'Failed to load projects',
  projectCreated: 'Project created successfully',
  projectUpdated: 'Project updated successfully',
  projectDeleted: 'Project deleted successfully',
  paletteUpdated: 'Palette updated successfully',
  paletteDeleted: 'Palette deleted successfully',
  paletteRestored: 'Palette restored',
  restorePaletteFailed: 'Failed to restore palette',
  deletionIsUndone: 'You can undo this for a few seconds.',
  usesAreLost: 'How often others have used it is not brought back.',
  createProjectFailed: 'Failed to create project',
  updateProjectFailed: 'Failed to update project',
  deleteProjectFailed: 'Failed to delete project',
  updatePaletteFailed: 'Failed to update palette',
  deletePaletteFailed: 'Failed to delete palette',
  movePaletteFailed: 'Failed to move palette',
  firstProject: 'Your first project.',
  onlyProject: 'This is your only project. Make another one to move the palette there.',
  noProjectOfThatName: 'No other project matches your search.',
  paletteNameMissing: 'Please enter a palette name',
  projectMissing: 'Please select a project',
  dataExportFailed: 'Your data could not be read. Please try again.',
  dataExportUnreadable: 'This is not a file of Hueloom data, or it is damaged.',
  restoreFailed: 'The import stopped. What was taken over is kept; try again for the rest.',
  restoreCancelled: 'Import cancelled. What was taken over is kept.',
  projectGone: 'This project is not there any more.',
  paletteGone: 'This palette is not there any more.',
  paletteChangedElsewhere: 'This palette has been changed elsewhere. “Original” is what it is now.',
  projectNameMissing: 'Please enter a project name',
  draftsWorkedOn: 'Those you edited or named are selected, as far as there is room.',
  draftsNewest: 'The newest is selected.',
  noProjects: 'All your saved palettes will show up here… once you start creating projects!',
  noProjectMatches: 'No projects match your search',
  noPalettes: 'This project doesn’t have any palettes yet… start by creating your first one!',
  noPalettesLeft: 'There are no palettes left in this project.',
  freeProjectLimitReached:
    "You've reached the limit for free projects. Upgrade to PRO to create unlimited projects.",
  freePaletteLimitReached:
    "You've reached the limit for free palettes per project. Upgrade to PRO to save unlimited palettes.",
  notAuthenticated: 'Not authenticated',
} as const;

/** Beside a way to a new project that the plan refuses. */
export const freeProjectsMessage = (count: number): string =>
  `The free plan allows ${counted(count, 'project')}.`;

/** Beside a way to a new palette for a project that is full. */
export const freePalettesMessage = (count: number): string =>
  `The free plan allows ${counted(count, 'palette')} per project: a new one can be saved in place of another.`;

export const movedMessage = (projectName: string): string => `Palette moved to ${projectName}`;

/** A project is deleted with all its palettes. */
export const deleteProjectMessage = (paletteCount: number): string =>
  paletteCount > 1
    ? `All ${paletteCount} palettes in this project will be deleted. ${MESSAGES.cannotBeUndone}`
    : `All palettes in this project will be deleted. ${MESSAGES.cannotBeUndone}`;

/** What an import added to the account, and what it skipped. */
export const restoredMessage = (report: {
  readonly projects: number;
  readonly palettes: number;
  readonly known: number;
  readonly refusedProjects: number;
  readonly refusedPalettes: number;
}): string => {
  const { projects, palettes, known, refusedProjects, refusedPalettes } = report;
  const taken = `${counted(projects, 'project')} and ${counted(palettes, 'palette')} imported.`;
  const left = known > 0 ? ` ${counted(known, 'palette')} ${known === 1 ? 'was' : 'were'} here already.` : '';
  const isRefused = refusedProjects + refusedPalettes > 0;
  const refused = `${counted(refusedProjects, 'project')} and ${counted(refusedPalettes, 'palette')}`;
  return `${taken}${left}${isRefused ? ` ${refused} need PRO and were not taken over.` : ''}`;
};

/** When the chosen project has room for only some of the drafts. */
export const draftRoomMessage = (room: number): string =>
  room === 0
    ? 'There is no room in this project. Your palettes stay here.'
    : `There is room for ${counted(room, 'palette')} in this project. The others stay here.`;
