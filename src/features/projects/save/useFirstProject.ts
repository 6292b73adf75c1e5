import { useState } from 'react';

import { cleanPaletteName } from '../../../palette/paletteName';
import type { Project } from '../../../domain/project';
import type { SavePalette } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { createProject, type Outcome } from '../projectCommands';

/** What a first project is called unless its owner says otherwise. */
const FIRST_NAME = 'My palettes';

export type FirstProject = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isPrivate: boolean;
  readonly setIsPrivate: (isPrivate: boolean) => void;
  /** What stands in its fields; null where that is as it was to begin with. */
  readonly typed: NonNullable<SavePalette['typedProject']> | null;
  /** Null where what was typed is no name. */
  readonly name: string | null;
  readonly create: () => Promise<Outcome<Project>>;
};

/** A project that is made on the way, by whoever has none yet. */
/** `typed` is what stood in its fields when the dialog was left. */
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
