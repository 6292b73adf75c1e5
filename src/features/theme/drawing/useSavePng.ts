import { useEffect, useRef, useState } from 'react';
import type { SaveProgress } from '../../../../workers/picture-looks/api';
import { DRAWING_MESSAGES } from '../../../domain/drawingMessages';
import { downloadFile } from '../../../state/downloadFile';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import { drawPng } from './drawPng';
import { openDrawings } from './openDrawings';
import { recoloringOf, type OwnDrawing } from './ownDrawing';

/** Saves a drawing as PNG. Aborted when the page is left, or by `cancel`. */
export const useSavePng = () => {
  const services = useServices();
  const { toasts } = services;
  const [progress, setProgress] = useState<SaveProgress | null>(null);
  const run = useRef<AbortController>(null);
  useEffect(() => () => run.current?.abort(), []);

  const pngOf = async (
    own: OwnDrawing,
    colors: readonly number[],
    signal: AbortSignal,
  ): Promise<Uint8Array | null> => {
    if (own.kind === 'svg') return drawPng(own, colors);
    const reply = await (
      await openDrawings(services)
    ).save(signal, own.source, recoloringOf(own, colors), setProgress);
    if (reply.ok) return reply.png;
    const { saveFailed, tooLargeToSave } = DRAWING_MESSAGES;
    toasts.show(reply.failure === 'too-large' ? tooLargeToSave : saveFailed, { tone: 'error' });
    return null;
  };
  const cancel = (): void => {
    run.current?.abort();
    setProgress(null);
  };
  const save = async (own: OwnDrawing, colors: readonly number[], fileName: string): Promise<void> => {
    run.current?.abort();
    const control = new AbortController();
    run.current = control;
    setProgress({ stage: 'drawing', done: 0 });
    try {
      const png = await pngOf(own, colors, control.signal);
      if (png && !control.signal.aborted) downloadFile(fileName, 'image/png', png);
    } catch (error) {
      if (control.signal.aborted) return;
      reportError('saving a drawing', error);
      toasts.show(DRAWING_MESSAGES.saveFailed, { tone: 'error' });
    }
    if (run.current === control) setProgress(null);
  };
  return { progress, save, cancel };
};
