import type { Store } from '@reduxjs/toolkit';

/** A store whose state stands still from `hold` to `release`. What is dispatched reaches the real one at once. */
export type HeldStore<State> = Store<State> & {
  readonly hold: () => void;
  readonly release: () => void;
};

export const createHeldStore = <State>(store: Store<State>): HeldStore<State> => {
  let held: { readonly state: State } | null = null;
  const listeners = new Set<() => void>();
  const tellAll = (): void => {
    for (const tell of listeners) tell();
  };
  return {
    ...store,
    getState: () => (held ? held.state : store.getState()),
    subscribe: (listener) => {
      // Not the listener itself: the same one may be given twice.
      const tell = () => listener();
      listeners.add(tell);
      const stop = store.subscribe(() => {
        if (!held) tell();
      });
      return () => {
        listeners.delete(tell);
        stop();
      };
    },
    hold: () => {
      held = { state: store.getState() };
    },
    release: () => {
      held = null;
      tellAll();
    },
  };
};
