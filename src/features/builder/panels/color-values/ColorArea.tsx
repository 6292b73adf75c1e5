import { useId, useRef, useState, type CSSProperties, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { readableInk } from '../../../../color/contrast';
import { formatHex } from '../../../../color/format';
import { colorName } from '../../../../color/names';
import { parseHex } from '../../../../color/parse';
import { shownName } from '../../../../color/shownName';
import type { Color } from '../../../../color/types';
import { MESSAGES } from '../../../../domain/messages';
import { useAppDispatch } from '../../../../state/hooks';
import { replaceSelectedColor } from '../../palette/commands';
import styles from './ColorArea.module.css';

const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

type ColorAreaProps = { readonly color: Color };

/** The selected color and its name; a click turns it into a field for another hex value. */
export const ColorArea = ({ color }: ColorAreaProps) => {
  const dispatch = useAppDispatch();
  const area = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const hintId = useId();
  const style: CSSProperties & Record<'--color' | '--ink', string> = {
    '--color': formatHex(color),
    '--ink': readableInk(color.rgb),
  };

  const close = () => {
    setText(null);
    setIsRefused(false);
  };
  const closeAndReturn = () => {
    flushSync(close);
    area.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const entered = parseHex(text ?? '');
    setIsRefused(!entered);
    if (!entered) return;
    dispatch(replaceSelectedColor(entered));
    closeAndReturn();
  };

  if (text === null) {
    const tableName = colorName(color.hsl);
    const name = shownName(color);
    return (
      <button type="button" ref={area} className={styles.area} style={style} onClick={() => setText('')}>
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          {/* A grey has a place in the table too, under the hue that its numbers happen to have. */}
          {name !== tableName && <span>{tableName}</span>}
        </span>
        <span>Enter HEX</span>
      </button>
    );
  }
  return (
    <form className={styles.area} style={style} onSubmit={submit}>
      <input
        ref={takeFocus}
        className={styles.field}
        aria-label="Enter HEX"
        aria-invalid={isRefused || undefined}
        aria-describedby={hintId}
        placeholder="Enter HEX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={close}
        onKeyDown={(event) => {
          if (event.key === 'Escape') closeAndReturn();
        }}
      />
      <p id={hintId} className={styles.hint} role="alert">
        {isRefused && MESSAGES.hexRefused}
      </p>
    </form>
  );
};
