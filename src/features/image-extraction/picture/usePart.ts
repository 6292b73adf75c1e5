import { useCallback, useEffect, useRef, useState } from 'react';

import type { Area } from '../../../../workers/image-extraction/api';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { partReadingChanged, selectIsReadingPart } from '../imageExtractionSlice';
import { takePart } from '../takePart';
import { STOPPED } from '../../../state/stopped';
import type { DragStart } from './Marquee';

/** Choosing a part of the picture, and reading it. `signal` aborts with the picture. */
export const usePart = (signal: () => AbortSignal) => {
  const dispatch = useAppDispatch();
  const [marking, setMarking] = useState<{ readonly from: DragStart | null } | null>(null);
  const isReading = useAppSelector(selectIsReadingPart);
  const reading = useRef(new AbortController());

  useEffect(() => () => reading.current.abort(STOPPED), []);

  const open = useCallback((from: DragStart | null) => setMarking({ from }), []);
  const leave = useCallback(() => setMarking(null), []);
  const cancel = () => reading.current.abort(STOPPED);
  const take = async (area: Area): Promise<void> => {
    reading.current.abort(STOPPED);
    const own = new AbortController();
    reading.current = own;
    setMarking(null);
    dispatch(partReadingChanged(true));
    await dispatch(takePart(area, AbortSignal.any([signal(), own.signal])));
    if (reading.current === own) dispatch(partReadingChanged(false));
  };

  return { marking, isReading, open, leave, take, cancel };
};
