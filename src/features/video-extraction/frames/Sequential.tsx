import { useEffect, useState, type ReactNode } from 'react';

import type { Frame } from '../videoExtractionSlice';
import { runSequentially } from './sequentialList';

type InTurnProps = {
  readonly frame: Frame;
  readonly children: (frame: Frame) => ReactNode;
};

/** When a card goes over to another frame, it shows the one before until it has its turn. */
export const Sequential = ({ frame, children }: InTurnProps) => {
  const [shown, setShown] = useState(frame);
  // The same one may have other palettes, regenerated.
  const isSame = shown.index === frame.index;
  useEffect(() => (isSame ? undefined : runSequentially(() => setShown(frame))), [frame, isSame]);
  return children(isSame ? frame : shown);
};
