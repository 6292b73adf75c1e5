import { useState } from 'react';

import { cleanPaletteName } from '../../palette/paletteName';
import { useAppDispatch } from '../../state/hooks';
import { createProject } from './projectCommands';

/** What a first project is called unless its owner says otherwise. */
const FIRST_NAME = 'My palettes';

export type FirstProject = {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isPrivate: boolean;
  readonly setIsPrivate: (isPrivate: boolean) => void;
  /** Null where what was typed is no name. */
  readonly name: string | null;
  /** Answers its id. Rejects where the service did not make it. */
  readonly create: () => Promise<string>;
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
    create: async () => {
      const { id } = await dispatch(createProject({ name: name ?? FIRST_NAME, isPublic: !isPrivate }));
      return id;
    },
  };
};
