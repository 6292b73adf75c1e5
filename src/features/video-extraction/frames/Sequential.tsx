import { useEffect, useState, type ReactNode } from 'react';

import { runSequentially } from './sequentialList';

type SequentialProps = {
  readonly index: number;
  readonly children: (index: number) => ReactNode;
};

/** When a card goes over to another frame, it shows the one before until it has its turn. */
export const Sequential = ({ index, children }: SequentialProps) => {
  const [shown, setShown] = useState(index);
  useEffect(() => (shown === index ? undefined : runSequentially(() => setShown(index))), [index, shown]);
  return children(shown);
};
