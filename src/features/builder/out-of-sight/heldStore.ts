import type { Store } from '@reduxjs/toolkit';

/** A store whose state is frozen from `hold` to `release`. Actions are dispatched to the real one at once. */
export type HeldStore<State> = Store<State> & {
  readonly hold: () => void;
  readonly release: () => void;
};

export const createHeldStore = <State>(store: Store<State>): HeldStore<State> => {
  let held: { readonly state: State } | null = null;
  const listeners = new Set<() => void>();
  const notifyAll = (): void => {
    for (const notify of listeners) notify();
  };
  return {
    ...store,
    getState: () => (held ? held.state : store.getState()),
    subscribe: (listener) => {
      // A wrapper, as the same listener may be subscribed twice.
      const notify = () => listener();
      listeners.add(notify);
      const stop = store.subscribe(() => {
        if (!held) notify();
      });
      return () => {
        listeners.delete(notify);
        stop();
      };
    },
    hold: () => {
      held = { state: store.getState() };
    },
    release: () => {
      held = null;
      notifyAll();
    },
  };
};
