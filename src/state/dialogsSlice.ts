import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Project, ProjectCard } from '../domain/project';
import type { NamedPalette, PaletteToSave } from '../palette/namedPalette';
import type { SavedPalette, SavedPlace } from '../domain/savedPalette';
import type { WeeklyFields } from '../domain/weeklyPalette';
import { accountLeft, userRead } from './session/sessionSlice';

/** A palette about to be saved to a project. */
export type SavePalette = {
  readonly dialog: 'savePalette';
  readonly palette: PaletteToSave;
  /** The project that is selected initially. */
  readonly projectId?: string;
  /** Where the palette was opened from: updating that one is offered. */
  readonly saved?: SavedPlace;
  /** What was typed for the first project, which is created along the way. */
  readonly typedProject?: TypedProject;
  /** Text left in the tags field that was not yet a tag. */
  readonly typedTag?: string;
};

/** What was typed into a dialog that is closed and later reopened. */
export type TypedProject = Pick<Project, 'name' | 'isPublic'>;
export type TypedDetails = Pick<SavedPalette, 'name' | 'tags'> & { readonly typedTag?: string };

/** A palette about to be moved to another project. */
export type MovePalette = { readonly dialog: 'movePalette'; readonly palette: SavedPalette };

/** Palettes that were made before someone signed in. */
export type Drafts = {
  readonly dialog: 'drafts';
  readonly typedProject?: TypedProject;
  /** Those to save, once some were selected or deselected. */
  readonly picked?: readonly NamedPalette[];
};

export type NewProject = {
  readonly dialog: 'newProject';
  /** The dialog that needs a project; it is reopened afterwards. */
  readonly back?: SavePalette | MovePalette | Drafts;
  readonly typed?: TypedProject;
};
type EditProject = {
  readonly dialog: 'editProject';
  readonly project: Project;
  readonly typed?: TypedProject;
};
type EditPalette = {
  readonly dialog: 'editPalette';
  readonly palette: SavedPalette;
  readonly typed?: TypedDetails;
};

/** The dialogs of an account that give way to the sign-in when the service ends its session. */
export type LeftDialog = SavePalette | MovePalette | Drafts | NewProject | EditProject | EditPalette;
/** What a user was doing before being asked to sign in: its dialog opens once they have. */
export type AfterSignIn = LeftDialog | { readonly dialog: 'upgrade'; readonly back?: SavePalette };

/** One dialog at a time: opening another replaces it, and Escape closes them all. */
export type OpenDialog =
  | {
      readonly dialog: 'signIn';
      /** Why it opened, shown at its top: a limit that was reached. */
      readonly message?: string;
      /** The address to return to after the sign-in; without it, the current one. */
      readonly returnTo?: string;
      readonly next?: AfterSignIn;
    }
  | {
      readonly dialog: 'upgrade';
      /** Why it opened: a limit that was reached. */
      readonly message?: string;
      /** The dialog underneath, with everything typed into it; it is reopened when this one closes. */
      readonly back?: SavePalette | Drafts;
    }
  | {
      readonly dialog: 'proUnlocked';
      /** The dialog that led to the upgrade; it is reopened afterwards. */
      readonly next?: SavePalette;
    }
  | {
      readonly dialog: 'export';
      readonly palette: NamedPalette;
      /** The initial format, instead of the one used last. */
      readonly formatId?: string;
    }
  | { readonly dialog: 'import'; readonly text?: string }
  | { readonly dialog: 'historyLimit'; readonly message: string }
  | SavePalette
  | {
      readonly dialog: 'updatePalette';
      readonly palette: PaletteToSave;
      readonly original: SavedPalette;
      readonly typedTag?: string;
    }
  | NewProject
  | Drafts
  | EditProject
  | { readonly dialog: 'deleteProject'; readonly project: ProjectCard }
  | EditPalette
  | MovePalette
  | { readonly dialog: 'deletePalette'; readonly palette: SavedPalette }
  /** Exports the current theme. */
  | { readonly dialog: 'exportTheme' }
  | { readonly dialog: 'importTheme'; readonly text?: string }
  /** Exports a palette as a social media picture. */
  | { readonly dialog: 'socialExport'; readonly palette: NamedPalette }
  /** An administrator's tool for the current palette. */
  | {
      readonly dialog: 'weeklySchedule';
      readonly palette: NamedPalette;
      readonly typed?: WeeklyFields;
      /** What was typed when the dialog was open before. */
      readonly before?: WeeklyFields;
    }
  | { readonly dialog: 'shortcuts' }
  /** Compares the builder's palette, or `first`, with another one: `other`, an existing one, or one typed as text. */
  | {
      readonly dialog: 'compare';
      readonly first?: NamedPalette;
      readonly other?: NamedPalette;
      readonly text?: string;
    }
  /** Every action and page, searchable by name. */
  | {
      readonly dialog: 'commands';
      /** What was typed before its field had the focus. */
      readonly typed?: string;
    };

/** The props of each dialog's component. */
export type DialogPropsOf<Name extends OpenDialog['dialog']> = Extract<OpenDialog, { dialog: Name }> & {
  readonly onClose: () => void;
};

/**
 * Identifies what a dialog is about: equal subjects mean the same dialog. A stored item keeps its subject through
 * edits, by its id; any other dialog is identified by everything it was opened with.
 */
const dialogSubject = (asked: OpenDialog): string => {
  if (asked.dialog === 'editProject') return `${asked.dialog} ${asked.project.id}`;
  if (asked.dialog === 'editPalette') return `${asked.dialog} ${asked.palette.id}`;
  if (asked.dialog === 'weeklySchedule') return `${asked.dialog} ${JSON.stringify(asked.palette)}`;
  // A new project is the subject, whichever dialog needs it, and the drafts are, whichever of them are selected.
  if (asked.dialog === 'newProject' || asked.dialog === 'drafts') return asked.dialog;
  return JSON.stringify(asked);
};

/** Reopens a dialog with what was typed into it before, and with current data otherwise. */
const withTyped = (asked: OpenDialog, typed: OpenDialog): OpenDialog => {
  if (asked.dialog === 'editProject' && typed.dialog === 'editProject')
    return { ...typed, project: asked.project };
  if (asked.dialog === 'editPalette' && typed.dialog === 'editPalette')
    return { ...typed, palette: asked.palette };
  if (asked.dialog === 'newProject' && typed.dialog === 'newProject')
    return { ...asked, ...(typed.typed && { typed: typed.typed }) };
  // Starts empty each time, and offers what was typed before.
  if (asked.dialog === 'weeklySchedule' && typed.dialog === 'weeklySchedule')
    return { ...asked, ...(typed.typed && { before: typed.typed }) };
  return typed;
};

type DialogName = OpenDialog['dialog'];
/**
 * What each dialog was opened with since the first one opened on the bare page: dialogs lead to each other and back.
 */
type AskedDialogs = Readonly<Partial<Record<DialogName, OpenDialog>>>;

type DialogsState = {
  readonly open: OpenDialog | null;
  readonly asked: AskedDialogs;
  /** Dialogs closed with unsaved input, by subject; the input is restored when they are opened again. */
  readonly kept: Readonly<Record<string, OpenDialog>>;
  readonly ownerId: string | null;
};

const initialState: DialogsState = { open: null, asked: {}, kept: {}, ownerId: null };

const without = (kept: DialogsState['kept'], asked: AskedDialogs): DialogsState['kept'] => {
  const subjects = new Set(Object.values(asked).map(dialogSubject));
  return Object.fromEntries(Object.entries(kept).filter(([subject]) => !subjects.has(subject)));
};

/** Whether the sign-in is open that leads back to this path. */
export const isLedTo = (open: OpenDialog | null, pathname: string): boolean =>
  open?.dialog === 'signIn' && open.returnTo?.split('?', 1)[0] === pathname;

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<OpenDialog>): DialogsState => {
      // The command list is not part of the chain: it is left for the chosen dialog.
      const chain = state.open === null || state.open.dialog === 'commands' ? {} : state.asked;
      // Going back to a dialog of the chain passes its current input along.
      if (chain[payload.dialog]) return { ...state, open: payload };
      const typed = state.kept[dialogSubject(payload)];
      return {
        ...state,
        open: typed ? withTyped(payload, typed) : payload,
        asked: { ...chain, [payload.dialog]: payload },
        kept: without(state.kept, { [payload.dialog]: payload }),
      };
    },
    /** Keeps typed input until the same dialog is opened again, or the page is left. */
    typedKept: (state, { payload }: PayloadAction<readonly OpenDialog[]>): DialogsState => {
      const subjectOf = (typed: OpenDialog): string => dialogSubject(state.asked[typed.dialog] ?? typed);
      const added = Object.fromEntries(payload.map((typed) => [subjectOf(typed), typed]));
      return { ...state, kept: { ...state.kept, ...added } };
    },
    /** Reopens a dialog as it was left, with the chain of dialogs it was in. */
    dialogReopened: (
      state,
      { payload }: PayloadAction<{ readonly dialog: OpenDialog; readonly asked: AskedDialogs }>,
    ): DialogsState => ({
      ...state,
      open: payload.dialog,
      asked: payload.asked,
      kept: without(state.kept, payload.asked),
    }),
    dialogsClosed: (state): DialogsState => ({ ...state, open: null, asked: {} }),
    /** Input typed on a page is dropped when the page is left, but not by the sign-in that leads back to it. */
    pageLeft: (state, { payload }: PayloadAction<{ readonly to: string }>): DialogsState =>
      isLedTo(state.open, payload.to) ? state : { ...initialState, ownerId: state.ownerId },
  },
  extraReducers: (builder) =>
    builder
      // Nobody sees another user's input; a visitor who signs in keeps theirs.
      .addCase(userRead, (state, { payload }): DialogsState => {
        const ownerId = payload?.id ?? null;
        if (ownerId === state.ownerId) return state;
        return { ...state, ownerId, ...(state.ownerId !== null && { kept: {} }) };
      })
      .addCase(accountLeft, (state): DialogsState => {
        const left = { ...initialState, ownerId: state.ownerId };
        if (state.open?.dialog !== 'signIn') return left;
        // Whoever has signed in through it goes where it leads, but not on with what the other began.
        const { next: _, ...signIn } = state.open;
        return { ...left, open: signIn, asked: { signIn } };
      }),
  selectors: {
    selectOpenDialog: (state) => state.open,
    selectAskedDialogs: (state) => state.asked,
  },
});

export const { dialogOpened, dialogReopened, dialogsClosed, pageLeft, typedKept } = dialogsSlice.actions;
export const { selectAskedDialogs, selectOpenDialog } = dialogsSlice.selectors;
export const dialogsReducer = dialogsSlice.reducer;
