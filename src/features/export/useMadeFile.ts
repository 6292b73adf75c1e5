import { useEffect, useState } from 'react';

import { planBytes, type ExportPlan } from './exportFile';

/** The file as it would be saved; null until it has been generated. Errors are reported on export. */
export const useMadeFile = (plan: ExportPlan): Uint8Array | null => {
  const [made, setMade] = useState<{
    readonly plan: ExportPlan;
    readonly bytes: Uint8Array;
  } | null>(null);
  useEffect(() => {
    let isWanted = true;
    planBytes(plan).then(
      (bytes) => {
        if (isWanted) setMade({ plan, bytes });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [plan]);
  return made?.plan === plan ? made.bytes : null;
};
