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
  /** Palettes that were there already. */
  readonly known: number;
  /** What the plan had no room for. */
  readonly refusedProjects: number;
  readonly refusedPalettes: number;
};

export type RestoreSteps = {
  readonly signal: AbortSignal;
  /** Called after each palette with how many are done, of all in the file. */
  readonly onProgress: (done: number) => void;
};

type Existing = Project & { readonly palettes: readonly SavedPalette[] };

const PLAN_REFUSALS: ReadonlySet<Failure> = new Set([
  'free-project-limit',
  'free-palette-limit',
  'needs-pro',
]);

/** Null where the plan has no room for it; rejects with anything else. */
const unlessRefused = async <T>(run: () => Promise<T>): Promise<T | null> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof BackendError && PLAN_REFUSALS.has(error.kind)) return null;
    throw error;
  }
};

/** With its tags, save those that have been forbidden meanwhile: each refusal names one of them. */
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

/** What a palette that is there lacks of the one in the file: what it has of a later day is not given up for that. */
const lackedBy = (known: SavedPalette, { colors, theme }: ExportedPalette): Partial<PaletteDraft> => ({
  ...(known.theme === null && theme !== undefined && { theme }),
  ...(customNames(known.colors) === null &&
    customNames(colors) !== null && {
      colors: callAs(known.colors, colors),
    }),
});

/** Takes the project out of `left` that a project of the file stands for: of several of its name the one most like it. */
const takeMatch = (left: Existing[], { name, isPublic, palettes }: ExportedProject): Existing | undefined => {
  const rank = (project: Existing): number => {
    const shared = palettes.filter((palette) => findKnown(project, palette)).length;
    // Of those that share as much, the one with the fewest other palettes.
    return shared - project.palettes.length / (project.palettes.length + 1);
  };
  const [match] = left
    .filter((project) => project.name === name && project.isPublic === isPublic)
    .toSorted((one, other) => rank(other) - rank(one));
  if (match) left.splice(left.indexOf(match), 1);
  return match;
};

/**
 * Puts taken projects into the account, the oldest first, so that their order comes back. A project that is there by
 * name and visibility gets the palettes, themes and names of colors that it lacks: the same file twice changes nothing.
 * Private projects never become public; what the plan has no room for is counted.
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
    // oxlint-disable-next-line no-await-in-loop -- one after the other: their times are their order
    const made = found ? null : await unlessRefused(() => projects.create({ name, isPublic }));
    if (made) report.projects++;
    else if (!found) report.refusedProjects++;
    const projectId = found?.id ?? made?.id ?? null;
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const palette of palettes.toReversed()) await restorePalette(projectId, palette, found);
  }
  return report;
};
