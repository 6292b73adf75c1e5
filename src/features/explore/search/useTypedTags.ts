import { useState } from 'react';

/**
 * Tags of the search that are also in the field, because they are still being typed. `onRemoved` is called with those
 * that were removed from the search elsewhere.
 */
export const useTypedTags = (searched: readonly string[], onRemoved: (tags: readonly string[]) => void) => {
  const [typedTags, setTypedTags] = useState<readonly string[]>([]);
  const [before, setBefore] = useState(searched);
  if (before !== searched) {
    setBefore(searched);
    const removed = typedTags.filter((tag) => before.includes(tag) && !searched.includes(tag));
    if (removed.length > 0) {
      setTypedTags(typedTags.filter((tag) => !removed.includes(tag)));
      onRemoved(removed);
    }
  }
  return { typedTags, setTypedTags };
};
