import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectColorCount } from '../../state/palette/historySlice';
import { reportError } from '../../state/reportError';
import { commandTaken, selectAskedCommand } from './askedCommandSlice';

/** Gives a command of the builder that was asked for, as soon as the builder has a palette. */
export const AskedCommand = () => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const asked = useAppSelector(selectAskedCommand);
  const isReady = useAppSelector(selectColorCount) > 0 && pathname === PATHS.builder;
  useEffect(() => {
    if (asked === null || !isReady) return;
    dispatch(commandTaken());
    void import('./builderCommands').then(
      ({ BUILDER_COMMANDS }) => {
        const command = BUILDER_COMMANDS.find(({ id }) => id === asked);
        if (command) dispatch(command.run());
      },
      (error: unknown) => reportError('giving a command', error),
    );
  }, [asked, isReady, dispatch]);
  return null;
};
