import { BackendError, type Backend, type Failure, type PaletteDraft } from '../../../backend/backend';
import { forbiddenTagOf } from '../../../domain/forbiddenTag';
import { callAs, customNames } from '../../../color/customNames';
import { samePalette } from '../../../palette/samePalette';
import type { Project } from '../../../domain/project';
import type { SavedPalette } from '../../../domain/savedPalette';
import type { ExportedPalette, ExportedProject } from './dataExport';

export type RestoreReport = {
  readonly projects: number;
  readonly palettes: number;
  /** Palettes that already existed. */
  readonly known: number;
  /** Projects beyond the plan's limit. */
  readonly refusedProjects: number;
  readonly refusedPalettes: number;
};

export type RestoreSteps = {
  readonly signal: AbortSignal;
  /** Called after each palette with the number done, of all in the file. */
  readonly onProgress: (done: number) => void;
};

type Existing = Project & { readonly palettes: readonly SavedPalette[] };

const PLAN_REFUSALS: ReadonlySet<Failure> = new Set([
  'free-project-limit',
  'free-palette-limit',
  'needs-pro',
]);

/** Null if the plan's limit refuses it; rejects for other errors. */
const unlessRefused = async <T>(run: () => Promise<T>): Promise<T | null> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof BackendError && PLAN_REFUSALS.has(error.kind)) return null;
    throw error;
  }
};

/** Creates it with its tags except those forbidden meanwhile: each refusal names one of them. */
const createTagged = async (
  projects: Backend['projects'],
  projectId: string,
  palette: ExportedPalette,
): Promise<SavedPalette> => {
  try {
    return await projects.createPalette(projectId, palette);
  } catch (error) {
    const forbidden = error instanceof BackendError ? forbiddenTagOf(error.kind) : null;
    const all = palette.tags ?? [];
    const tags = all.filter((tag) => tag !== forbidden);
    if (tags.length === all.length) throw error;
    return createTagged(projects, projectId, { ...palette, tags });
  }
};

const findKnown = (
  existing: Existing | undefined,
  { name, colors }: ExportedPalette,
): SavedPalette | undefined =>
  existing?.palettes.find((palette) => palette.name === name && samePalette(palette.colors, colors));

/** The fields of an existing palette to fill in from the file: newer existing values are not overwritten. */
const lackedBy = (known: SavedPalette, { colors, theme }: ExportedPalette): Partial<PaletteDraft> => ({
  ...(known.theme === null && theme !== undefined && { theme }),
  ...(customNames(known.colors) === null &&
    customNames(colors) !== null && {
      colors: callAs(known.colors, colors),
    }),
});

/**
 * Removes from `left` and returns the existing project that matches one of the file: among several of its name the most
 * similar.
 */
const takeMatch = (left: Existing[], { name, isPublic, palettes }: ExportedProject): Existing | undefined => {
  const rank = (project: Existing): number => {
    const shared = palettes.filter((palette) => findKnown(project, palette)).length;
    // Among those that share as many, the one with the fewest other palettes.
    return shared - project.palettes.length / (project.palettes.length + 1);
  };
  const [match] = left
    .filter((project) => project.name === name && project.isPublic === isPublic)
    .toSorted((one, other) => rank(other) - rank(one));
  if (match) left.splice(left.indexOf(match), 1);
  return match;
};

/**
 * Imports selected projects into the account, the oldest first, to restore their order. An existing project of the same
 * name and visibility gets only the palettes, themes and color names that it lacks, so that importing twice changes
 * nothing. Private projects never become public; what exceeds the plan's limit is counted.
 */
export const restoreDataExport = async (
  { projects, account }: Pick<Backend, 'projects' | 'account'>,
  taken: readonly ExportedProject[],
  { signal, onProgress }: RestoreSteps,
): Promise<RestoreReport> => {
  const report = { projects: 0, palettes: 0, known: 0, refusedProjects: 0, refusedPalettes: 0 };
  const left = [...(await account.data())];
  let done = 0;

  const restorePalette = async (projectId: string | null, palette: ExportedPalette, found?: Existing) => {
    signal.throwIfAborted();
    const known = findKnown(found, palette);
    if (known) {
      report.known++;
      const lacked = lackedBy(known, palette);
      if (Object.keys(lacked).length > 0) await projects.updatePalette(known.id, lacked);
    } else if (projectId === null) report.refusedPalettes++;
    else {
      const saved = await unlessRefused(() => createTagged(projects, projectId, palette));
      if (saved) report.palettes++;
      else report.refusedPalettes++;
    }
    onProgress(++done);
  };

  for (const project of taken.toReversed()) {
    signal.throwIfAborted();
    const { name, isPublic, palettes } = project;
    const found = takeMatch(left, project);
    // oxlint-disable-next-line no-await-in-loop -- sequential: their times determine their order
    const made = found ? null : await unlessRefused(() => projects.create({ name, isPublic }));
    if (made) report.projects++;
    else if (!found) report.refusedProjects++;
    const projectId = found?.id ?? made?.id ?? null;
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const palette of palettes.toReversed()) await restorePalette(projectId, palette, found);
  }
  return report;
};
