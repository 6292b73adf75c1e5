import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Project, ProjectCard } from '../domain/project';
import type { NamedPalette, PaletteToSave } from '../palette/namedPalette';
import type { SavedPalette, SavedPlace } from '../domain/savedPalette';
import type { WeeklyFields } from '../domain/weeklyPalette';

/** A palette that is to be kept in a project. */
export type SavePalette = {
  readonly dialog: 'savePalette';
  readonly palette: PaletteToSave;
  /** Chosen from the start. */
  readonly projectId?: string;
  /** The palette that it was opened as: it is offered for an update. */
  readonly saved?: SavedPlace;
};

/** What was typed into a dialog that was closed, and is opened again by its message. */
type TypedProject = Pick<Project, 'name' | 'isPublic'>;
type TypedDetails = Pick<SavedPalette, 'name' | 'tags'>;

/** A palette that is to come into another project. */
export type MovePalette = { readonly dialog: 'movePalette'; readonly palette: SavedPalette };

/** What someone was about to do when they were asked to sign in: it opens once they have. */
export type AfterSignIn = SavePalette | { readonly dialog: 'upgrade'; readonly back?: SavePalette };

/** One dialog at a time: opening another replaces it, and Escape closes them all. */
export type OpenDialog =
  | {
      readonly dialog: 'signIn';
      /** Why it opened, said at its top: a limit that was reached. */
      readonly message?: string;
      /** The address to be at once someone has signed in; without it, the one they are at. */
      readonly returnTo?: string;
      readonly next?: AfterSignIn;
    }
  | {
      readonly dialog: 'upgrade';
      /** Why it opened: a limit that was reached. */
      readonly message?: string;
      /** What it stands before, with everything that was typed: it comes back when this one closes. */
      readonly back?: SavePalette;
    }
  | {
      readonly dialog: 'proUnlocked';
      /** What someone was at when they were asked to upgrade: it comes back afterwards. */
      readonly next?: SavePalette;
    }
  | {
      readonly dialog: 'export';
      readonly palette: NamedPalette;
      /** The format to begin with, in place of the one used last. */
      readonly formatId?: string;
    }
  | { readonly dialog: 'import'; readonly text?: string }
  | { readonly dialog: 'historyLimit'; readonly message: string }
  | SavePalette
  | { readonly dialog: 'updatePalette'; readonly palette: PaletteToSave; readonly original: SavedPalette }
  | {
      readonly dialog: 'newProject';
      /** The dialog that needs a project: it comes back afterwards. */
      readonly back?: SavePalette | MovePalette | { readonly dialog: 'drafts' };
      readonly typed?: TypedProject;
    }
  /** Palettes that were made before someone signed in. */
  | { readonly dialog: 'drafts' }
  | { readonly dialog: 'editProject'; readonly project: Project; readonly typed?: TypedProject }
  | { readonly dialog: 'deleteProject'; readonly project: ProjectCard }
  | { readonly dialog: 'editPalette'; readonly palette: SavedPalette; readonly typed?: TypedDetails }
  | MovePalette
  | { readonly dialog: 'deletePalette'; readonly palette: SavedPalette }
  /** The theme on its page. */
  | { readonly dialog: 'exportTheme' }
  | { readonly dialog: 'importTheme'; readonly text?: string }
  /** A palette as a picture to post. */
  | { readonly dialog: 'socialExport'; readonly palette: NamedPalette }
  /** A tool of administrators, for the palette on show. */
  | { readonly dialog: 'weeklySchedule'; readonly palette: NamedPalette; readonly typed?: WeeklyFields }
  | { readonly dialog: 'shortcuts' }
  /** The builder's palette, or the first, beside another one: a given one, one there is already, or one that is typed. */
  | {
      readonly dialog: 'compare';
      readonly first?: NamedPalette;
      readonly other?: NamedPalette;
      readonly text?: string;
    }
  /** Every action and page, to be found by name. */
  | { readonly dialog: 'commands' };

/** What the dialog of one row receives. */
export type DialogPropsOf<Name extends OpenDialog['dialog']> = Extract<OpenDialog, { dialog: Name }> & {
  readonly onClose: () => void;
};

const initialState: { readonly open: OpenDialog | null } = { open: null };

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (_, action: PayloadAction<OpenDialog>) => ({ open: action.payload }),
    dialogsClosed: () => ({ open: null }),
  },
  selectors: {
    selectOpenDialog: (state) => state.open,
  },
});

export const { dialogOpened, dialogsClosed } = dialogsSlice.actions;
export const { selectOpenDialog } = dialogsSlice.selectors;
export const dialogsReducer = dialogsSlice.reducer;
