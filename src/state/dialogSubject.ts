import type { OpenDialog } from './dialogsSlice';

/**
 * What a dialog is about, as a text: two that are opened with the same are the same dialog again. What is stored under an
 * id is the same thing after every change; anything else is what it was opened with.
 */
export const dialogSubject = (asked: OpenDialog): string => {
  if (asked.dialog === 'editProject') return `${asked.dialog} ${asked.project.id}`;
  if (asked.dialog === 'editPalette') return `${asked.dialog} ${asked.palette.id}`;
  if (asked.dialog === 'weeklySchedule') return `${asked.dialog} ${JSON.stringify(asked.palette)}`;
  // Whatever needs the project, it is the one that is new.
  if (asked.dialog === 'newProject') return asked.dialog;
  return JSON.stringify(asked);
};

/** A dialog that is opened again, with what was typed into it before and all else as it is by now. */
export const withTyped = (asked: OpenDialog, typed: OpenDialog): OpenDialog => {
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
