import { useEffect, useMemo, type ReactNode, type RefObject } from 'react';
// oxlint-disable-next-line no-restricted-imports -- the store itself, for this page alone: among the hooks of all it would come with the first one
import { Provider, useStore } from 'react-redux';
import { selectIsTyping } from '../../../state/palette/selectionSlice';
import { useServices } from '../../../state/servicesContext';
import { useIsSeen } from '../../../ui/useIsSeen';
import { followLater } from './followLater';
import { createHeldStore } from './heldStore';

type HeldOutOfSightProps = {
  /** What has to be in the window for the children to be seen. */
  readonly elementRef: RefObject<Element | null>;
  readonly children: ReactNode;
};

/**
 * While they are out of sight the children keep the state that they were seen with, and follow as panels do: they
 * would take a fifth of the time of an action far down the page. What is typed for them they get at once.
 */
export const HeldOutOfSight = ({ elementRef, children }: HeldOutOfSightProps) => {
  const store = useStore<Parameters<typeof selectIsTyping>[0]>();
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
  return <Provider store={held}>{children}</Provider>;
};
