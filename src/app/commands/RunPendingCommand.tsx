import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { PATHS } from '../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectColorCount } from '../../state/palette/historySlice';
import { commandTaken } from './pendingCommandSlice';
import { BUILDER_COMMANDS } from './builderCommands';

/** Runs a builder command as soon as the builder has a palette. */
const RunPendingCommand = ({ id }: { readonly id: string }) => {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isReady = useAppSelector(selectColorCount) > 0 && pathname === PATHS.builder;
  useEffect(() => {
    if (!isReady) return;
    dispatch(commandTaken());
    const command = BUILDER_COMMANDS.find((each) => each.id === id);
    if (command) dispatch(command.run());
  }, [id, isReady, dispatch]);
  return null;
};

export default RunPendingCommand;
