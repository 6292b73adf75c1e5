import { createContext } from 'react';

/** Puts text on the clipboard and returns whether it is there; never rejects. */
export type CopyText = (text: string) => Promise<boolean>;

/** How components of this folder copy: the shell provides it, with its message. */
export const CopyTextContext = createContext<CopyText>(() => Promise.resolve(false));
