import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { DRAWING_MESSAGES } from '../../../domain/drawingMessages';
import { PATHS } from '../../../domain/paths';
import { useServices } from '../../../state/servicesContext';
import { basisOf, placeColors, type BothModes } from '../../../theme/drawing/placeColors';
import { storeDrawing, readStoredDrawing } from './storedDrawing';
import { colorsOf, NO_DRAWING, withMatching, type DrawingState } from './ownDrawing';
import { readOwnDrawing, type ReadOutcome } from './readOwnDrawing';

export type SetDrawing = (change: (before: DrawingState) => DrawingState) => void;

export type DrawingReader = {
  /** The name of the file being read. */
  readonly reading: string | null;
  readonly problem: string | null;
  readonly take: (source: Blob, name: string) => void;
  /** Shows why something cannot be read. */
  readonly refuse: (problem: string) => void;
  readonly cancel: () => void;
  readonly remove: () => void;
};

/**
 * Reads a file that a user brings; a newer file cancels the older one. Undo in the message restores the previous
 * drawing.
 */
export const useReadDrawing = (state: DrawingState, set: SetDrawing, modes: BothModes): DrawingReader => {
  const services = useServices();
  const { storage, toasts } = services;
  const [kept] = useState(() => (state.own ? null : readStoredDrawing(storage)));
  const [reading, setReading] = useState(kept?.name ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const run = useRef<AbortController>(null);
  // Reading takes seconds: meanwhile the theme and the drawing on show may be edited.
  const latest = useRef({ state, modes });
  useLayoutEffect(() => {
    latest.current = { state, modes };
  });

  const show = (next: DrawingState, message: string | null): void => {
    const before = latest.current.state;
    set(() => next);
    storeDrawing(storage, next.own);
    const bringBack = (): void => {
      set(() => before);
      storeDrawing(storage, before.own);
    };
    if (before.own && message !== null)
      toasts.show(message, { action: { label: 'Undo', onSelect: bringBack }, page: PATHS.theme });
  };
  const cancel = (): void => {
    run.current?.abort();
    setReading(null);
  };
  const finish = (outcome: ReadOutcome): void => {
    setReading(null);
    if ('problem' in outcome) {
      setProblem(outcome.problem);
      return;
    }
    const { own } = outcome;
    const drawn = colorsOf(own);
    const basis = basisOf(drawn, own.kind === 'picture');
    const matching = { basis, places: placeColors(drawn, basis, latest.current.modes) };
    show(withMatching({ ...NO_DRAWING, own }, matching), DRAWING_MESSAGES.replaced);
  };
  const read = (source: Blob, name: string): void => {
    const own = new AbortController();
    run.current = own;
    readOwnDrawing(services, own.signal, source, name).then(
      (outcome) => {
        if (!own.signal.aborted) finish(outcome);
      },
      (error: unknown) => {
        if (!own.signal.aborted) throw error;
      },
    );
  };
  const take = (source: Blob, name: string): void => {
    cancel();
    setProblem(null);
    setReading(name);
    read(source, name);
  };
  const readKept = useEffectEvent(() => {
    if (kept) read(new Blob([kept.svg], { type: 'image/svg+xml' }), `${kept.name}.svg`);
  });
  useEffect(() => {
    readKept();
    return () => run.current?.abort();
  }, []);

  return {
    reading,
    problem,
    take,
    refuse: setProblem,
    cancel,
    remove: () => show(NO_DRAWING, DRAWING_MESSAGES.removed),
  };
};
