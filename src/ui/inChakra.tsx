import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { system } from './theme';

// The system's custom properties and keyframes: written once and kept. Written with every tooltip,
// they would have the whole page styled anew.
createRoot(document.createElement('div')).render(<ChakraProvider value={system}>{null}</ChakraProvider>);

const layer: typeof system = { ...system, _global: [] };

/**
 * Gives a dialog, menu or tooltip the system it is drawn with. Only parts that load when they are first opened
 * are made of Chakra, so that no page waits for it.
 */
export const inChakra = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  const InChakra = (props: Props) => (
    <ChakraProvider value={layer}>
      <Part {...props} />
    </ChakraProvider>
  );
  return InChakra;
};
