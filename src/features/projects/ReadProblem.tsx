import { useState } from 'react';

import { ProblemBanner } from './ProblemBanner';

/** A query of the page, for reporting its failure. */
export type Reading = {
  readonly isError: boolean;
  /** Of its last attempt. */
  readonly requestId: string | undefined;
  /** Shown if it fails. */
  readonly message: string;
  readonly retry: () => void;
};

/** Shows what could not be loaded, until it is loaded or dismissed. */
export const ReadProblem = ({ reading }: { readonly reading: Reading | undefined }) => {
  const [dismissed, setDismissed] = useState<string>();
  if (!reading?.isError || reading.requestId === dismissed) return null;
  return (
    <ProblemBanner
      message={reading.message}
      onRetry={reading.retry}
      onDismiss={() => setDismissed(reading.requestId)}
    />
  );
};
