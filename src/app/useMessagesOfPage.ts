import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useServices } from '../state/servicesContext';

/** A message that brings something back on its page goes with that page: elsewhere nobody would see what its Undo does. */
export const useMessagesOfPage = (): void => {
  const { keepThoseOf } = useServices().toasts;
  const { pathname } = useLocation();
  useLayoutEffect(() => keepThoseOf(pathname), [keepThoseOf, pathname]);
};
