import { useState } from 'react';

import { cleanPaletteName } from '../../../palette/paletteName';
import type { Project } from '../../../domain/project';
import type { SavePalette } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { createProject, type Outcome } from '../projectCommands';

/** Default name of a first project. */
const FIRST_NAME = 'My palettes';

export type FirstProject = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isPrivate: boolean;
  readonly setIsPrivate: (isPrivate: boolean) => void;
  /** The input of its fields; null if unchanged. */
  readonly typed: NonNullable<SavePalette['typedProject']> | null;
  /** Null if the input is not a valid name. */
  readonly name: string | null;
  readonly create: () => Promise<Outcome<Project>>;
};

/** A project created while saving, for users without one. */
/** `typed` is the input of its fields when the dialog was left. */
export const useFirstProject = (typed: SavePalette['typedProject']): FirstProject => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(typed?.name ?? FIRST_NAME);
  const [isPrivate, setIsPrivate] = useState(typed ? !typed.isPublic : false);
  const name = cleanPaletteName(text);
  return {
    text,
    setText,
    isPrivate,
    setIsPrivate,
    typed: text === FIRST_NAME && !isPrivate ? null : { name: text, isPublic: !isPrivate },
    name,
    create: () => dispatch(createProject({ name: name ?? FIRST_NAME, isPublic: !isPrivate })),
  };
};
