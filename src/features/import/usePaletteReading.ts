import { startTransition, useEffect, useRef, useState } from 'react';

import type { PaletteSource } from '../../../workers/palette-import/api';
import { createPaletteReader } from '../../../workers/palette-import/page/client';
import type { FoundSummary } from '../../palette/foundSummary';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';

/** Why a source has no result: the user stopped, or the worker failed. */
export type ReadingFailure = 'stopped' | 'lost';

type Outcome =
  | { readonly found: FoundSummary; readonly failure: null }
  | { readonly found: null; readonly failure: ReadingFailure };

type PaletteReading = {
  /** Result of the newest source that was read; null for none. */
  readonly found: FoundSummary | null;
  readonly failure: ReadingFailure | null;
  /** Whether the newest source is still being read. */
  readonly isReading: boolean;
  /** Its progress, 0 to 1. */
  readonly part: number;
  readonly stop: () => void;
  readonly readAgain: () => void;
};

// Its worker starts with the first call.
const ownReader = createPaletteReader();

/** Parses a text or file in a worker. A newer source aborts the previous one. */
export const usePaletteReading = (source: PaletteSource | null): PaletteReading => {
  const { paletteReader = ownReader } = useServices();
  const [round, setRound] = useState(0);
  const [latest, setLatest] = useState<{
    readonly source: PaletteSource;
    readonly round: number;
    readonly outcome: Outcome;
  } | null>(null);
  const [progress, setProgress] = useState<{ readonly source: PaletteSource; readonly part: number } | null>(
    null,
  );
  const reading = useRef<AbortController>(null);

  useEffect(() => paletteReader.warmUp(), [paletteReader]);

  useEffect(() => {
    if (source === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    const settle = (outcome: Outcome): void => {
      if (!signal.aborted) startTransition(() => setLatest({ source, round, outcome }));
    };
    const read = async (): Promise<void> => {
      try {
        const found = await paletteReader.read(signal, source, (part) => setProgress({ source, part }));
        settle({ found, failure: null });
      } catch (error) {
        if (!signal.aborted) reportError('reading a palette', error);
        settle({ found: null, failure: 'lost' });
      }
    };
    void read();
    return () => controller.abort();
  }, [paletteReader, source, round]);

  const isRead = latest?.source === source && latest.round === round;
  return {
    found: source === null ? null : (latest?.outcome.found ?? null),
    failure: isRead ? latest.outcome.failure : null,
    isReading: source !== null && !isRead,
    part: progress?.source === source ? progress.part : 0,
    stop: () => {
      reading.current?.abort();
      if (source !== null) setLatest({ source, round, outcome: { found: null, failure: 'stopped' } });
    },
    readAgain: () => {
      setProgress(null);
      setRound(round + 1);
    },
  };
};
