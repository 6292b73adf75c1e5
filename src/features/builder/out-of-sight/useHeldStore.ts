import { useEffect, useMemo, type RefObject } from 'react';
// oxlint-disable-next-line no-restricted-imports -- in the shared hooks every page would load it
import { useStore } from 'react-redux';
import { selectIsTyping } from '../../../state/palette/selectionSlice';
import { useServices } from '../../../state/servicesContext';
import { useIsSeen } from '../../../ui/useIsSeen';
import { followLater } from './followLater';
import { createHeldStore, type HeldStore } from './heldStore';

type State = Parameters<typeof selectIsTyping>[0];

/**
 * The store for the contents of an element: frozen while that is out of view and updated later, like panels, since
 * rendering it takes a fifth of the time of an action far down the page. Only typing a color updates it at once.
 */
export const useHeldStore = (elementRef: RefObject<Element | null>): HeldStore<State> => {
  const store = useStore<State>();
  const { whenIdle } = useServices();
  const isSeen = useIsSeen(elementRef);
  const held = useMemo(() => createHeldStore(store), [store]);
  useEffect(() => {
    if (isSeen) return undefined;
    let callOff = (): void => {};
    const follow = (): void => {
      callOff();
      held.release();
      held.hold();
    };
    held.hold();
    const stop = store.subscribe(() => {
      callOff();
      if (selectIsTyping(store.getState())) follow();
      else callOff = followLater(whenIdle, () => elementRef.current, follow);
    });
    return () => {
      stop();
      callOff();
      held.release();
    };
  }, [isSeen, store, held, whenIdle, elementRef]);
  return held;
};
