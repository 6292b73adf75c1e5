import type { StartListening } from '../../../state/listeners';
import { accountLeft } from '../../../state/session/sessionSlice';
import { DRAWING_KEY } from './drawingKey';

/** Takes the drawing off this device when an account leaves, as the pictures do. */
export const addDrawingListeners = (startListening: StartListening): void => {
  startListening({
    actionCreator: accountLeft,
    effect: (_, { extra: { storage } }) => {
      if (storage.read(DRAWING_KEY)) storage.write(DRAWING_KEY, null);
    },
  });
};
