import type { PaletteDraft, ProjectDraft } from '../../backend/backend';
import { CARD_PALETTES, type Project, type ProjectCard } from '../../domain/project';
import type { SavedPalette } from '../../domain/savedPalette';

/** What is known of an account's projects. Lists are newest first. */
export type ProjectData = {
  /** Null until they have been read. */
  readonly cards: readonly ProjectCard[] | null;
  /** All palettes of the projects that were opened, by the project's id. */
  readonly palettes: Readonly<Record<string, readonly SavedPalette[]>>;
};

/** A change that is shown before the service has answered. */
export type OwnChange =
  | { readonly kind: 'projectUpdated'; readonly projectId: string; readonly change: Partial<ProjectDraft> }
  | { readonly kind: 'projectDeleted'; readonly projectId: string }
  | {
      readonly kind: 'paletteUpdated';
      readonly projectId: string;
      readonly paletteId: string;
      readonly change: Partial<PaletteDraft>;
    }
  | { readonly kind: 'paletteDeleted'; readonly projectId: string; readonly paletteId: string };

/** A change that only the service can make: it gives the id and the times. */
export type ServiceChange =
  | { readonly kind: 'projectCreated'; readonly project: Project }
  | { readonly kind: 'paletteCreated'; readonly palette: SavedPalette };

type Palettes = readonly SavedPalette[];

const withCard = (
  { cards, palettes }: ProjectData,
  projectId: string,
  change: (card: ProjectCard) => ProjectCard,
): ProjectData => ({
  cards: cards?.map((card) => (card.id === projectId ? change(card) : card)) ?? null,
  palettes,
});

/** The palettes of a project, changed in both places; `added` is by how many there are more. */
const withPalettes = (
  data: ProjectData,
  projectId: string,
  added: number,
  change: (palettes: Palettes) => Palettes,
): ProjectData => {
  const all = data.palettes[projectId];
  const changed = all && change(all);
  const palettes = changed ? { ...data.palettes, [projectId]: changed } : data.palettes;
  return withCard({ ...data, palettes }, projectId, (card) => ({
    ...card,
    palettes: (changed ?? change(card.palettes)).slice(0, CARD_PALETTES),
    paletteCount: card.paletteCount + added,
  }));
};

const withoutProject = ({ cards, palettes }: ProjectData, projectId: string): ProjectData => ({
  cards: cards?.filter(({ id }) => id !== projectId) ?? null,
  palettes: Object.fromEntries(Object.entries(palettes).filter(([id]) => id !== projectId)),
});

/** The data with one change made. A change of what is not there changes nothing. */
export const applyChange = (data: ProjectData, change: OwnChange | ServiceChange): ProjectData => {
  switch (change.kind) {
    case 'projectCreated': {
      const card = { ...change.project, palettes: [], paletteCount: 0 };
      return { ...data, cards: data.cards && [card, ...data.cards] };
    }
    case 'projectUpdated': {
      const renamed = withCard(data, change.projectId, (card) => ({ ...card, ...change.change }));
      const { isPublic } = change.change;
      if (isPublic === undefined) return renamed;
      return withPalettes(renamed, change.projectId, 0, (list) =>
        list.map((palette) => ({ ...palette, isPublic })),
      );
    }
    case 'projectDeleted':
      return withoutProject(data, change.projectId);
    case 'paletteCreated':
      return withPalettes(data, change.palette.projectId, 1, (list) => [change.palette, ...list]);
    case 'paletteUpdated':
      return withPalettes(data, change.projectId, 0, (list) =>
        list.map((palette) => (palette.id === change.paletteId ? { ...palette, ...change.change } : palette)),
      );
    case 'paletteDeleted':
    default:
      return withPalettes(data, change.projectId, -1, (list) =>
        list.filter(({ id }) => id !== change.paletteId),
      );
  }
};
