import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isLeaving } from './isLeaving';

/**
 * The text of a search field that the address keeps. What is typed is written after a pause of `pauseMs`, since browsers
 * limit how often an address changes; a search that comes by a link or by Back takes the place of what was typed.
 */
export const useTypedSearch = (
  written: string,
  write: (text: string) => void,
  pauseMs: number,
): readonly [typed: string, setTyped: (typed: string) => void] => {
  const location = useLocation();
  const [typed, setTyped] = useState(written);
  const [seen, setSeen] = useState(written);
  /** The text that this field wrote last. */
  const [own, setOwn] = useState(written);
  const send = useEffectEvent(write);
  if (written !== seen) {
    setSeen(written);
    if (written !== own) {
      setOwn(written);
      setTyped(written);
    }
  }
  const text = typed.trim();
  useEffect(() => {
    if (text === written) return undefined;
    const timer = setTimeout(() => {
      if (isLeaving(location)) return;
      setOwn(text);
      send(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, written, location, pauseMs]);
  return [typed, setTyped];
};
