import { useEffect, useId, useRef, useState } from 'react';
import { formatHex } from '../../../color/format';
import { parseHex } from '../../../color/parse';
import type { Color } from '../../../color/types';
import { FieldProblem } from '../../../ui/FieldProblem';
import styles from './ColorField.module.css';

type ColorFieldProps = {
  /** 'Color of teal'. */
  readonly label: string;
  readonly color: Color;
  /** `isGesture` while the browser's picker is open: its colors count as one change. */
  readonly onChange: (color: Color, isGesture: boolean) => void;
  readonly onGestureEnd: () => void;
};

/** A color input with the browser's picker and a hex field; invalid text stays in the field with a message. */
export const ColorField = ({ label, color, onChange, onGestureEnd }: ColorFieldProps) => {
  const problemId = useId();
  const hex = formatHex(color);
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React's `onChange` fires for every color that is tried; the native `change` event fires when the picker closes.
    const { current } = picker;
    current?.addEventListener('change', onGestureEnd);
    return () => current?.removeEventListener('change', onGestureEnd);
  }, [onGestureEnd]);
  const isWrong = typed !== null && parseHex(typed) === null;
  const take = () => {
    const read = typed === null ? null : parseHex(typed);
    if (!read) return;
    setTyped(null);
    if (formatHex(read) !== hex) onChange(read, false);
  };
  return (
    <span className={styles.field}>
      <input
        ref={picker}
        type="color"
        className={styles.picker}
        aria-label={`Pick the ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        value={hex.toLowerCase()}
        onChange={({ target }) => {
          const picked = parseHex(target.value);
          if (picked) onChange(picked, true);
        }}
        onBlur={onGestureEnd}
      />
      <input
        className={styles.hex}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={problemId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed ?? hex}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
          if (key === 'Escape') setTyped(null);
        }}
      />
      <FieldProblem id={problemId} problem={isWrong ? 'Six or three hex digits.' : null} />
    </span>
  );
};
