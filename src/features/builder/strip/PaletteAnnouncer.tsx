import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { selectHistory } from '../../../state/palette/historySlice';
import { useNamer } from '../../../state/useNamer';
import { afterPaint } from '../../../ui/afterPaint';
import styles from './PaletteStrip.module.css';
import { paletteSpeech } from './paletteSpeech';

/** Announces changes of the palette to screen readers. */
export const PaletteAnnouncer = () => {
  const history = useAppSelector(selectHistory);
  const namer = useNamer();
  const announced = useRef(history);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    // The visible change is painted first.
    afterPaint(() => {
      const speech = namer ? paletteSpeech(announced.current, history, namer) : '';
      announced.current = history;
      if (speech !== '') setSpoken(speech);
    });
  }, [history, namer]);
  return <output className={styles.spoken}>{spoken}</output>;
};
