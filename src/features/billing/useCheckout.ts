import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { BackendError, type ShowCheckout } from '../../backend/backend';
import { keepBeforeCheckout } from '../../state/session/beforeCheckout';
import type { SavePalette } from '../../state/dialogsSlice';
import { reportError } from '../../state/reportError';
import { useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectUser } from '../../state/session/sessionSlice';
import { checkoutProblem } from './checkoutProblem';

type Checkout = {
  /** The page is about to leave for the provider's. */
  readonly isLeaving: boolean;
  /** Why it is not; empty if there is no problem. */
  readonly problem: string;
  /** Opens the checkout inside the page; null if the provider only has a page of its own. */
  readonly show: ShowCheckout | null;
  readonly start: () => Promise<void>;
  /** Called when the checkout inside the page could not be shown. */
  readonly giveUp: (error: unknown) => Promise<void>;
};

/** @param next what to resume after the checkout */
export const useCheckout = (next: SavePalette | null): Checkout => {
  const { backend, tabStorage, now } = useServices();
  const userId = useAppSelector(selectUser)?.id ?? null;
  const { pathname, search, hash } = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [show, setShow] = useState<ShowCheckout | null>(null);

  useEffect(() => {
    // Going back from the provider may restore this very page in its old state.
    const arrive = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);

  const fail = (error: unknown): void => {
    reportError('starting the checkout', error);
    setShow(null);
    setIsLeaving(false);
    setProblem(checkoutProblem(error));
  };
  const leave = async (): Promise<void> => {
    try {
      await backend.billing.startCheckout();
    } catch (error) {
      fail(error);
    }
  };
  const load = async (): Promise<ShowCheckout | null> => {
    try {
      return await backend.billing.loadCheckout();
    } catch (error) {
      reportError('loading the checkout', error);
      return null;
    }
  };
  const start = async (): Promise<void> => {
    setIsLeaving(true);
    setProblem('');
    keepBeforeCheckout(tabStorage, { path: pathname + search + hash, next }, userId, now());
    const loaded = await load();
    if (loaded) setShow(() => loaded);
    else await leave();
  };
  const giveUp = async (error: unknown): Promise<void> => {
    // What the service refuses here would fail on the provider's page, too.
    if (error instanceof BackendError) {
      fail(error);
      return;
    }
    reportError('showing the checkout', error);
    setShow(null);
    await leave();
  };
  return { isLeaving, problem, show, start, giveUp };
};
