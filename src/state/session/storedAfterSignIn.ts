import { isRecord, type JsonRecord } from '../../domain/jsonRecord';
import { detailsOf, readDetails } from '../../domain/paletteDetails';
import type { Project } from '../../domain/project';
import type { SavedPalette } from '../../domain/savedPalette';
import type { NamedPalette } from '../../palette/namedPalette';
import { paletteToStored, readStoredPalette } from '../../palette/storedPalette';
import type { AfterSignIn, Drafts, LeftDialog, NewProject, TypedDetails } from '../dialogsSlice';
import { fromStoredSavePalette, readTypedProject, toStoredSavePalette } from '../storedSavePalette';

const storeSaved = ({ colors, name, tags, ...saved }: SavedPalette): object => ({
  ...saved,
  ...paletteToStored({ colors, name, tags }),
});

const storeLeft = (left: LeftDialog): object => {
  if (left.dialog === 'savePalette') return toStoredSavePalette(left);
  if (left.dialog === 'newProject') return { ...left, ...(left.back && { back: storeLeft(left.back) }) };
  if (left.dialog === 'drafts') {
    const picked = left.picked?.map((palette) => paletteToStored(palette));
    return { ...left, ...(picked && { picked }) };
  }
  return left.dialog === 'editProject' ? left : { ...left, palette: storeSaved(left.palette) };
};

/** The pending dialog, serialized for the tab's storage. */
export const toStored = (next: AfterSignIn): object =>
  next.dialog === 'upgrade'
    ? { dialog: next.dialog, ...(next.back && { back: toStoredSavePalette(next.back) }) }
    : storeLeft(next);

const readProject = (value: unknown): Project | null => {
  const { id, name, isPublic, createdAt, updatedAt } = isRecord(value) ? value : {};
  return typeof id === 'string' &&
    typeof name === 'string' &&
    typeof isPublic === 'boolean' &&
    typeof createdAt === 'string' &&
    typeof updatedAt === 'string'
    ? { id, name, isPublic, createdAt, updatedAt }
    : null;
};

const readSaved = (value: unknown): SavedPalette | null => {
  const palette = readStoredPalette(value)?.palette;
  // Every palette of a project has what a project has, too.
  const common = readProject(value);
  const { projectId, theme, selectionCount } = isRecord(value) ? value : {};
  if (!palette || !common || typeof projectId !== 'string' || typeof selectionCount !== 'number') return null;
  const { colors, tags = [] } = palette;
  return {
    ...common,
    projectId,
    colors,
    tags,
    theme: typeof theme === 'string' ? theme : null,
    selectionCount,
  };
};

const readTypedDetails = (value: unknown): TypedDetails | null => {
  if (!isRecord(value) || typeof value.name !== 'string') return null;
  const { name, typedTag } = value;
  const { tags = [] } = readDetails(value);
  return { name, tags, ...(typeof typedTag === 'string' && { typedTag }) };
};

const readPicked = (value: unknown): readonly NamedPalette[] | null =>
  Array.isArray(value)
    ? value.flatMap((picked: unknown) => {
        const palette = readStoredPalette(picked)?.palette;
        return palette ? [{ colors: palette.colors, name: palette.name, ...detailsOf(palette) }] : [];
      })
    : null;

const readDrafts = (stored: JsonRecord): Drafts => {
  const typedProject = readTypedProject(stored.typedProject);
  const picked = readPicked(stored.picked);
  return { dialog: 'drafts', ...(typedProject && { typedProject }), ...(picked && { picked }) };
};

const readNewProject = (stored: JsonRecord): NewProject => {
  const back = readLeft(stored.back);
  const typed = readTypedProject(stored.typed);
  const isBack =
    back?.dialog === 'savePalette' || back?.dialog === 'movePalette' || back?.dialog === 'drafts';
  return { dialog: 'newProject', ...(isBack && { back }), ...(typed && { typed }) };
};

const readLeft = (stored: unknown): LeftDialog | null => {
  if (!isRecord(stored)) return null;
  const { dialog } = stored;
  if (dialog === 'newProject') return readNewProject(stored);
  if (dialog === 'drafts') return readDrafts(stored);
  if (dialog === 'editProject') {
    const project = readProject(stored.project);
    const typed = readTypedProject(stored.typed);
    return project && { dialog, project, ...(typed && { typed }) };
  }
  if (dialog === 'editPalette' || dialog === 'movePalette') {
    const palette = readSaved(stored.palette);
    const typed = readTypedDetails(stored.typed);
    if (dialog === 'movePalette') return palette && { dialog, palette };
    return palette && { dialog, palette, ...(typed && { typed }) };
  }
  return fromStoredSavePalette(stored);
};

/** Null for anything else than a stored dialog. */
export const fromStored = (stored: unknown): AfterSignIn | null => {
  if (!isRecord(stored) || stored.dialog !== 'upgrade') return readLeft(stored);
  const back = fromStoredSavePalette(stored.back);
  return { dialog: 'upgrade', ...(back && { back }) };
};
