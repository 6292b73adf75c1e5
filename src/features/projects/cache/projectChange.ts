import type { Draft } from '@reduxjs/toolkit';

import type { PaletteDraft, ProjectDraft } from '../../../backend/backend';
import { CARD_PALETTES, type FoundPalette, type Project, type ProjectCard } from '../../../domain/project';
import type { SavedPalette } from '../../../domain/savedPalette';

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
  | {
      readonly kind: 'paletteMoved';
      /** Where it was. */
      readonly projectId: string;
      readonly paletteId: string;
      readonly to: Pick<Project, 'id' | 'name'>;
    }
  | { readonly kind: 'paletteDeleted'; readonly projectId: string; readonly paletteId: string };

type Palettes = Draft<SavedPalette[]>;

const removeWhere = <T>(list: T[], isGone: (row: T) => boolean): void => {
  const index = list.findIndex(isGone);
  if (index >= 0) list.splice(index, 1);
};

// What follows writes into drafts of what is cached, so that a change that fails is taken back without what has come in
// beside it. A change of what is not there changes nothing.

/** Changes palettes of the project that the change is of. */
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
 * Changes the card of a project.
 *
 * @param known its newest palettes before the change, where more are known than the card shows: one moves up
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a row of the cache is put in whole, and not written in
  if (next && card.palettes.length < CARD_PALETTES) card.palettes.push(next as Draft<SavedPalette>);
};

/** Changes the cards of a list. */
export const changeCards = (
  cards: Draft<ProjectCard[]>,
  change: OwnChange,
  known?: readonly SavedPalette[],
): void => {
  if (change.kind === 'projectDeleted') removeWhere(cards, ({ id }) => id === change.projectId);
  else for (const card of cards) changeCard(card, change, known);
};

/** Changes palettes that a search has found in whichever project. */
export const changeFound = (found: Draft<FoundPalette[]>, change: OwnChange): void => {
  for (let i = found.length - 1; i >= 0; i--) {
    const row = found[i];
    if (!row || row.palette.projectId !== change.projectId) continue;
    if (change.kind === 'paletteMoved') {
      if (row.palette.id !== change.paletteId) continue;
      row.palette.projectId = change.to.id;
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
