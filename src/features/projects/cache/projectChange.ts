import type { Draft } from '@reduxjs/toolkit';

import type { PaletteDraft, ProjectDraft } from '../../../backend/backend';
import { CARD_PALETTES, type FoundPalette, type Project, type ProjectCard } from '../../../domain/project';
import type { SavedPalette } from '../../../domain/savedPalette';

/** A project that a palette is moved to, or from. */
export type MovePlace = Pick<Project, 'id' | 'name' | 'isPublic'>;

/** An optimistic change, shown before the service has confirmed it. */
export type OwnChange =
  | { readonly kind: 'projectUpdated'; readonly projectId: string; readonly change: Partial<ProjectDraft> }
  | { readonly kind: 'projectDeleted'; readonly projectId: string }
  | {
      readonly kind: 'paletteUpdated';
      readonly projectId: string;
      readonly paletteId: string;
      readonly change: Partial<PaletteDraft>;
    }
  | {
      readonly kind: 'paletteMoved';
      /** Its previous project. */
      readonly projectId: string;
      readonly paletteId: string;
      readonly to: MovePlace;
    }
  | { readonly kind: 'paletteDeleted'; readonly projectId: string; readonly paletteId: string };

type Palettes = Draft<SavedPalette[]>;

const removeWhere = <T>(list: T[], isGone: (row: T) => boolean): void => {
  const index = list.findIndex(isGone);
  if (index >= 0) list.splice(index, 1);
};

// The functions below write into drafts of the cache, so that a failed change can be reverted without losing other
// updates. A change of a missing row does nothing.

/** Applies a change to the palettes of its project. */
export const changePalettes = (palettes: Palettes, change: OwnChange): void => {
  switch (change.kind) {
    case 'projectUpdated': {
      const { isPublic } = change.change;
      if (isPublic !== undefined) for (const palette of palettes) palette.isPublic = isPublic;
      return;
    }
    case 'paletteUpdated': {
      const palette = palettes.find(({ id }) => id === change.paletteId);
      if (palette) Object.assign(palette, change.change);
      return;
    }
    case 'paletteMoved':
    case 'paletteDeleted':
      removeWhere(palettes, ({ id }) => id === change.paletteId);
      return;
    case 'projectDeleted':
    default:
      palettes.length = 0;
  }
};

/**
 * Applies a change to the card of a project.
 *
 * @param known its newest palettes before the change, if more are loaded than the card shows: one may move up
 */
export const changeCard = (
  card: Draft<ProjectCard>,
  change: OwnChange,
  known: readonly SavedPalette[] = [],
): void => {
  if (card.id !== change.projectId) return;
  if (change.kind === 'projectUpdated') Object.assign(card, change.change);
  changePalettes(card.palettes, change);
  if (change.kind !== 'paletteDeleted' && change.kind !== 'paletteMoved') return;
  card.paletteCount = Math.max(card.paletteCount - 1, 0);
  const shown = new Set([change.paletteId, ...card.palettes.map(({ id }) => id)]);
  const next = known.find(({ id }) => !shown.has(id));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the cache is inserted whole, not mutated
  if (next && card.palettes.length < CARD_PALETTES) card.palettes.push(next as Draft<SavedPalette>);
};

/** Applies a change to the cards of a list. */
export const changeCards = (
  cards: Draft<ProjectCard[]>,
  change: OwnChange,
  known?: readonly SavedPalette[],
): void => {
  if (change.kind === 'projectDeleted') removeWhere(cards, ({ id }) => id === change.projectId);
  else for (const card of cards) changeCard(card, change, known);
};

/** Applies a change to search results, in whichever project. */
export const changeFound = (found: Draft<FoundPalette[]>, change: OwnChange): void => {
  for (let i = found.length - 1; i >= 0; i--) {
    const row = found[i];
    if (!row || row.palette.projectId !== change.projectId) continue;
    if (change.kind === 'paletteMoved') {
      if (row.palette.id !== change.paletteId) continue;
      row.palette.projectId = change.to.id;
      row.palette.isPublic = change.to.isPublic;
      row.projectName = change.to.name;
      continue;
    }
    const palettes = [row.palette];
    changePalettes(palettes, change);
    if (palettes.length === 0) found.splice(i, 1);
    if (change.kind === 'projectUpdated' && change.change.name !== undefined)
      row.projectName = change.change.name;
  }
};
