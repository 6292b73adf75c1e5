import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';

import type { TagOffer, TagScope } from '../../domain/tag';
import { beginTag, typedParts } from '../../domain/typedTags';
import { useSuggestTagsQuery } from './tagsApi';

/** Delay between the last keystroke and the request. */
const PAUSE_MS = 150;
const NONE: readonly TagOffer[] = [];

/**
 * Tags to suggest while one is typed, or the last one of a list; empty when they cannot be loaded: suggestions are
 * optional.
 */
export const useTagOffers = (typed: string, among: TagScope = 'own-and-public'): readonly TagOffer[] => {
  const word = beginTag(typedParts(typed).word);
  const [asked, setAsked] = useState(word);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [word]);
  const { currentData } = useSuggestTagsQuery(word !== null && word === asked ? { word, among } : skipToken);
  return currentData ?? NONE;
};
