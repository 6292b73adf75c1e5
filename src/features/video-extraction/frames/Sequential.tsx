import { useEffect, useState, type ReactNode } from 'react';

import { runSequentially } from './sequentialList';

type SequentialProps = {
  readonly index: number;
  readonly children: (index: number) => ReactNode;
};

/** A card that changes to another frame shows the previous one until it is its turn. */
export const Sequential = ({ index, children }: SequentialProps) => {
  const [shown, setShown] = useState(index);
  useEffect(() => (shown === index ? undefined : runSequentially(() => setShown(index))), [index, shown]);
  return children(shown);
};
