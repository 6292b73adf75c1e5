import { createContext } from 'react';

/** Puts text on the clipboard and returns whether it succeeded; never rejects. */
export type CopyText = (text: string) => Promise<boolean>;

/** How the components in this folder copy; provided by the app shell, which also shows the message. */
export const CopyTextContext = createContext<CopyText>(() => Promise.resolve(false));
