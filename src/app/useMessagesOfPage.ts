import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../state/servicesContext';

/**
 * On navigation, removes messages whose action affects the left page: elsewhere the effect of their Undo would be
 * invisible.
 */
export const useMessagesOfPage = (): void => {
  const { keepThoseOf } = useServices().toasts;
  const { pathname } = useLocation();
  useLayoutEffect(() => keepThoseOf(pathname), [keepThoseOf, pathname]);
};
