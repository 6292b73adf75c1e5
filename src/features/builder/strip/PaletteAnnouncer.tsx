import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { selectHistory } from '../../../state/palette/historySlice';
import { useNamer } from '../../../state/useNamer';
import { afterPaint } from '../../../ui/afterPaint';
import styles from './PaletteStrip.module.css';
import { paletteSpeech } from './paletteSpeech';

/** Says what became of the palette to those who do not see it. */
export const PaletteAnnouncer = () => {
  const history = useAppSelector(selectHistory);
  const namer = useNamer();
  const told = useRef(history);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    // What is seen comes first.
    afterPaint(() => {
      const speech = namer ? paletteSpeech(told.current, history, namer) : '';
      told.current = history;
      if (speech !== '') setSpoken(speech);
    });
  }, [history, namer]);
  return <output className={styles.spoken}>{spoken}</output>;
};
