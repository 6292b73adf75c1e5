import { useState } from 'react';

import { cleanPaletteName } from '../../../palette/paletteName';
import type { Project } from '../../../domain/project';
import { useAppDispatch } from '../../../state/hooks';
import { createProject, type Outcome } from '../projectCommands';

/** What a first project is called unless its owner says otherwise. */
const FIRST_NAME = 'My palettes';

export type FirstProject = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isPrivate: boolean;
  readonly setIsPrivate: (isPrivate: boolean) => void;
  /** Null where what was typed is no name. */
  readonly name: string | null;
  readonly create: () => Promise<Outcome<Project>>;
};

/** A project that is made on the way, by whoever has none yet. */
export const useFirstProject = (): FirstProject => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(FIRST_NAME);
  const [isPrivate, setIsPrivate] = useState(false);
  const name = cleanPaletteName(text);
  return {
    text,
    setText,
    isPrivate,
    setIsPrivate,
    name,
    create: () => dispatch(createProject({ name: name ?? FIRST_NAME, isPublic: !isPrivate })),
  };
};
