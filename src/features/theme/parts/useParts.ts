import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../../state/servicesContext';
import { showPanel } from '../../../ui/showPanel';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { storeFolds, readFolds } from './storedFolds';
import { THEME_PARTS, type ThemePartId } from './parts';

/** Where the parts are stacked, as in the style sheets. */
const PHONE = '(max-width: 767px)';

/** On phones the parts of the page fold, and their state is stored; wider screens show all of them. */
export const useParts = () => {
  const { storage } = useServices();
  const isPhone = useMediaQuery(PHONE);
  const [folds, setFolds] = useState(() => readFolds(storage));
  const fold = useCallback(
    (id: string, isOpen: boolean) => {
      const next = { ...readFolds(storage), [id]: isOpen };
      storeFolds(storage, next);
      setFolds(next);
    },
    [storage],
  );
  return {
    isPhone,
    /** Null where the parts do not fold. */
    isOpen: (id: ThemePartId): boolean | null =>
      isPhone ? (folds[id] ?? THEME_PARTS.find((part) => part.id === id)?.isOpenOnPhones ?? true) : null,
    fold,
    ask: (id: string): void => {
      // The whole part should be visible, not only its header.
      flushSync(() => fold(id, true));
      showPanel(id);
    },
  };
};
