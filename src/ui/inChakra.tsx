import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { system } from './theme';

// Renders the system's custom properties and keyframes once, permanently: if they were added with every tooltip, the
// whole page would be restyled each time.
createRoot(document.createElement('div')).render(<ChakraProvider value={system}>{null}</ChakraProvider>);

const layer: typeof system = { ...system, _global: [] };

/**
 * Wraps a dialog, menu or tooltip in the Chakra system. Only parts that load on first opening use Chakra, so that no
 * page waits for it.
 */
export const inChakra = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  const InChakra = (props: Props) => (
    <ChakraProvider value={layer}>
      <Part {...props} />
    </ChakraProvider>
  );
  return InChakra;
};
