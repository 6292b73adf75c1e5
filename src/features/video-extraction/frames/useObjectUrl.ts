import { useEffect, useState } from 'react';

/** An image that is on its way when it leaves the page still asks for its address: longer than that takes. */
const REVOKE_AFTER_MS = 500;

/** An address of a blob for as long as it is shown; null before, and without one. */
export const useObjectUrl = (blob: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- made and revoked by the same effect, or it would leak
    setUrl(made);
    return () => {
      setTimeout(() => URL.revokeObjectURL(made), REVOKE_AFTER_MS);
      setUrl(null);
    };
  }, [blob]);
  return url;
};
