import { useEffect, useEffectEvent, useState } from 'react';

import { selectOpenDialog, type DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { offerNewProject, readIsFull } from './openNewProject';

/**
 * Opens the dialog for a new project once the limit is known, unless the page or dialog that asked for it was left by
 * then, or another dialog opened.
 * @param back the dialog that asks for it, with what is typed into it; none for a page
 */
export const useNewProject = (back?: DialogPropsOf<'newProject'>['back']): (() => void) => {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectOpenDialog);
  const [isAsked, setIsAsked] = useState(false);
  const offer = useEffectEvent((isFull: boolean) => {
    if (shown?.dialog === back?.dialog) dispatch(offerNewProject(isFull, back));
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    void dispatch(readIsFull()).then((isFull) => {
      if (isLeft) return;
      setIsAsked(false);
      offer(isFull);
    });
    return () => {
      isLeft = true;
    };
  }, [dispatch, isAsked]);
  return () => setIsAsked(true);
};
