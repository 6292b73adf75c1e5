import { useContext, useEffect, useRef, useState } from 'react';

import { COPIED_TICK_MS } from '../domain/messageTimes';
import { CopyTextContext } from './copyTextContext';

/**
 * Copies text and returns the last copied text for 3 s, so that its button can show a check mark. `copy` resolves with
 * whether the browser allowed it.
 */
export const useCopied = (): { copied: string | null; copy: (text: string) => Promise<boolean> } => {
  const copyText = useContext(CopyTextContext);
  const [copied, setCopied] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string): Promise<boolean> => {
    if (!(await copyText(text))) return false;
    clearTimeout(timer.current);
    setCopied(text);
    timer.current = setTimeout(() => setCopied(null), COPIED_TICK_MS);
    return true;
  };
  return { copied, copy };
};
