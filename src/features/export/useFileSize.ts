import { useEffect, useState } from 'react';

import { formatBytes } from '../../domain/formatBytes';
import { planBytes, type ExportPlan } from './exportFile';

/** ', 2.0 kB' once the file has been generated, else empty; errors are reported on export. */
export const useFileSize = (plan: ExportPlan): string => {
  const [made, setMade] = useState<{ readonly plan: ExportPlan; readonly size: number } | null>(null);
  useEffect(() => {
    let isWanted = true;
    planBytes(plan).then(
      ({ length }) => {
        if (isWanted) setMade({ plan, size: length });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [plan]);
  return made?.plan === plan ? `, ${formatBytes(made.size)}` : '';
};
