import type { StartListening } from '../../../state/listeners';
import { historyRestored } from '../../../state/palette/historySlice';
import type { BuilderState } from '../palette/builderThunk';
import { METHOD_OPTIONS, methodChosen, methodRestored } from './methodSlice';

const METHOD_KEY = 'hueloom-generator-method';

/** Keeps the method on this device, and reads it when the builder opens. */
export const addMethodListeners = (startListening: StartListening<BuilderState>): void => {
  startListening({
    actionCreator: methodChosen,
    effect: ({ payload }, { extra }) => void extra.storage.write(METHOD_KEY, payload),
  });
  startListening({
    actionCreator: historyRestored,
    effect: (_, { dispatch, extra }) => {
      const kept = extra.storage.read(METHOD_KEY);
      const option = METHOD_OPTIONS.find(({ value }) => value === kept);
      if (option) dispatch(methodRestored(option.value));
    },
  });
};
