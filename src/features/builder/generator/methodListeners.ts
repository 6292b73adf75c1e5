import type { StartListening } from '../../../state/listeners';
import { historyRestored } from '../../../state/palette/historySlice';
import type { BuilderState } from '../palette/builderThunk';
import { methodChosen, methodRestored } from './methodSlice';

const METHOD_KEY = 'hueloom-generator-method';

/** Stores the method on this device, and restores it when the builder opens. */
export const addMethodListeners = (startListening: StartListening<BuilderState>): void => {
  startListening({
    actionCreator: methodChosen,
    effect: ({ payload }, { extra }) => void extra.storage.write(METHOD_KEY, payload),
  });
  startListening({
    actionCreator: historyRestored,
    effect: async (_, { dispatch, extra }) => {
      const kept = extra.storage.read(METHOD_KEY);
      // Loaded with the builder, not with every page.
      const { METHOD_OPTIONS } = await import('./methodOptions');
      const option = METHOD_OPTIONS.find(({ value }) => value === kept);
      if (option) dispatch(methodRestored(option.value));
    },
  });
};
