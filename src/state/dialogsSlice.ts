import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Project, ProjectCard } from '../domain/project';
import type { NamedPalette, PaletteToSave } from '../palette/namedPalette';
import type { SavedPalette, SavedPlace } from '../domain/savedPalette';
import type { WeeklyFields } from '../domain/weeklyPalette';
import { userRead } from './session/sessionSlice';

/** A palette that is to be kept in a project. */
export type SavePalette = {
  readonly dialog: 'savePalette';
  readonly palette: PaletteToSave;
  /** Chosen from the start. */
  readonly projectId?: string;
  /** The palette that it was opened as: it is offered for an update. */
  readonly saved?: SavedPlace;
  /** What was typed for the first project, which it makes on the way. */
  readonly typedProject?: TypedProject;
  /** What stood in the field of tags, and was no tag yet. */
  readonly typedTag?: string;
};

/** What was typed into a dialog that was closed, and is opened again. */
type TypedProject = Pick<Project, 'name' | 'isPublic'>;
type TypedDetails = Pick<SavedPalette, 'name' | 'tags'> & { readonly typedTag?: string };

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
  | {
      readonly dialog: 'updatePalette';
      readonly palette: PaletteToSave;
      readonly original: SavedPalette;
      readonly typedTag?: string;
    }
  | {
      readonly dialog: 'newProject';
      /** The dialog that needs a project: it comes back afterwards. */
      readonly back?: SavePalette | MovePalette | { readonly dialog: 'drafts' };
      readonly typed?: TypedProject;
    }
  /** Palettes that were made before someone signed in. */
  | { readonly dialog: 'drafts'; readonly typedProject?: TypedProject }
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
  | {
      readonly dialog: 'weeklySchedule';
      readonly palette: NamedPalette;
      readonly typed?: WeeklyFields;
      /** What was typed when it was open before. */
      readonly before?: WeeklyFields;
    }
  | { readonly dialog: 'shortcuts' }
  /** The builder's palette, or the first, beside another one: a given one, one there is already, or one that is typed. */
  | {
      readonly dialog: 'compare';
      readonly first?: NamedPalette;
      readonly other?: NamedPalette;
      readonly text?: string;
    }
  /** Every action and page, to be found by name. */
  | {
      readonly dialog: 'commands';
      /** Before its field had the focus. */
      readonly typed?: string;
    };

/** What the dialog of one row receives. */
export type DialogPropsOf<Name extends OpenDialog['dialog']> = Extract<OpenDialog, { dialog: Name }> & {
  readonly onClose: () => void;
};

/**
 * What a dialog is about, as a text: two that are opened with the same are the same dialog again. What is stored under an
 * id is the same thing after every change; anything else is what it was opened with.
 */
const dialogSubject = (asked: OpenDialog): string => {
  if (asked.dialog === 'editProject') return `${asked.dialog} ${asked.project.id}`;
  if (asked.dialog === 'editPalette') return `${asked.dialog} ${asked.palette.id}`;
  if (asked.dialog === 'weeklySchedule') return `${asked.dialog} ${JSON.stringify(asked.palette)}`;
  // Whatever needs the project, it is the one that is new.
  if (asked.dialog === 'newProject') return asked.dialog;
  return JSON.stringify(asked);
};

/** A dialog that is opened again, with what was typed into it before and all else as it is by now. */
const withTyped = (asked: OpenDialog, typed: OpenDialog): OpenDialog => {
  if (asked.dialog === 'editProject' && typed.dialog === 'editProject')
    return { ...typed, project: asked.project };
  if (asked.dialog === 'editPalette' && typed.dialog === 'editPalette')
    return { ...typed, palette: asked.palette };
  if (asked.dialog === 'newProject' && typed.dialog === 'newProject')
    return { ...asked, ...(typed.typed && { typed: typed.typed }) };
  // It opens anew each time, and offers what was typed before.
  if (asked.dialog === 'weeklySchedule' && typed.dialog === 'weeklySchedule')
    return { ...asked, ...(typed.typed && { before: typed.typed }) };
  return typed;
};

type DialogName = OpenDialog['dialog'];
/** What each dialog was opened with, since one of them opened on the page itself: they lead to each other and back. */
type AskedDialogs = Readonly<Partial<Record<DialogName, OpenDialog>>>;

type DialogsState = {
  readonly open: OpenDialog | null;
  readonly asked: AskedDialogs;
  /** Dialogs that were left with something typed in them, by their subject: opened again, they have it still. */
  readonly kept: Readonly<Record<string, OpenDialog>>;
  readonly ownerId: string | null;
};

const initialState: DialogsState = { open: null, asked: {}, kept: {}, ownerId: null };

const without = (kept: DialogsState['kept'], asked: AskedDialogs): DialogsState['kept'] => {
  const subjects = new Set(Object.values(asked).map(dialogSubject));
  return Object.fromEntries(Object.entries(kept).filter(([subject]) => !subjects.has(subject)));
};

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<OpenDialog>): DialogsState => {
      // The list of actions is left for what is chosen there.
      const chain = state.open === null || state.open.dialog === 'commands' ? {} : state.asked;
      // The way back to a dialog brings along what is in it.
      if (chain[payload.dialog]) return { ...state, open: payload };
      const typed = state.kept[dialogSubject(payload)];
      return {
        ...state,
        open: typed ? withTyped(payload, typed) : payload,
        asked: { ...chain, [payload.dialog]: payload },
        kept: without(state.kept, { [payload.dialog]: payload }),
      };
    },
    /** Keeps what was typed for the next time that the same is opened: until then, or until the page is left. */
    typedKept: (state, { payload }: PayloadAction<readonly OpenDialog[]>): DialogsState => {
      const subjectOf = (typed: OpenDialog): string => dialogSubject(state.asked[typed.dialog] ?? typed);
      const added = Object.fromEntries(payload.map((typed) => [subjectOf(typed), typed]));
      return { ...state, kept: { ...state.kept, ...added } };
    },
    /** Opens a dialog as it was when it was left, at the same place among the others. */
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
    /** What was typed on a page goes with it. */
    pageLeft: (state): DialogsState => ({ ...initialState, ownerId: state.ownerId }),
  },
  extraReducers: (builder) =>
    // Nobody sees what someone else has typed; a visitor who signs in has it still.
    builder.addCase(userRead, (state, { payload }): DialogsState => {
      const ownerId = payload?.id ?? null;
      if (ownerId === state.ownerId) return state;
      return { ...state, ownerId, ...(state.ownerId !== null && { kept: {} }) };
    }),
  selectors: {
    selectOpenDialog: (state) => state.open,
    selectAskedDialogs: (state) => state.asked,
  },
});

export const { dialogOpened, dialogReopened, dialogsClosed, pageLeft, typedKept } = dialogsSlice.actions;
export const { selectAskedDialogs, selectOpenDialog } = dialogsSlice.selectors;
export const dialogsReducer = dialogsSlice.reducer;
