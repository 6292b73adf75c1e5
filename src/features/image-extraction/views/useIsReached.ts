import { useEffect, useState, type RefObject } from 'react';

/** Whether the user has scrolled to this part of the page while `id` was shown. True if the browser cannot tell. */
export const useIsReached = (part: RefObject<Element | null>, id: number | undefined): boolean => {
  const [reachedId, setReachedId] = useState<number>();
  const canObserve = typeof IntersectionObserver !== 'undefined';
  useEffect(() => {
    if (!part.current || !canObserve) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setReachedId(id);
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, id, canObserve]);
  return !canObserve || reachedId === id;
};
