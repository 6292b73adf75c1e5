import { useState } from 'react';

import { ProblemBanner } from './ProblemBanner';

/** A query of the page, as far as its failure matters. */
export type Reading = {
  readonly isError: boolean;
  /** Of its last try. */
  readonly requestId: string | undefined;
  /** What is said where it fails. */
  readonly message: string;
  readonly retry: () => void;
};

/** Says what could not be read, until it is read or dismissed. */
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
