import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';

import { type TagOffer } from '../../domain/tag';
import { beginTag } from '../../domain/typedTags';
import { useSuggestTagsQuery } from './tagsApi';

/** Between the last key and the question. */
const PAUSE_MS = 150;
const NONE: readonly TagOffer[] = [];

/** Tags to offer while one is typed. None where they cannot be had: they are a help, and nothing waits for them. */
export const useTagOffers = (typed: string): readonly TagOffer[] => {
  const word = beginTag(typed);
  const [asked, setAsked] = useState(word);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(word), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [word]);
  const { currentData } = useSuggestTagsQuery(word !== null && word === asked ? word : skipToken);
  return currentData ?? NONE;
};
