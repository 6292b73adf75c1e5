import { useState } from 'react';

/**
 * Tags of the search that stand in the field, too, because somebody is still typing there. `onRemoved` is told those that
 * were taken out of the search elsewhere: they are not typed any more.
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
