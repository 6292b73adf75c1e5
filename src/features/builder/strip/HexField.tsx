import { useEffect, useId, useRef, useState } from 'react';
import { formatHex } from '../../../color/format';
import { parseHex } from '../../../color/parse';
import type { Color, Hex } from '../../../color/types';
import { BUILDER_MESSAGES } from '../../../domain/builderMessages';
import { useServices } from '../../../state/servicesContext';
import { readCssColor, warmUp } from '../panels/color-values/readCssColor';
import styles from './HexField.module.css';
import { useSwatchActions } from './swatchActionsContext';

type HexFieldProps = {
  /** The swatch, which may no longer be selected once the text has been parsed. */
  readonly index: number;
  readonly hex: Hex;
};

/**
 * The hex of a swatch as a field. Enter accepts any CSS color; invalid input is rejected and can be corrected. Escape,
 * and leaving the field, cancel.
 */
export const HexField = ({ index, hex }: HexFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const refusalId = useId();
  /** Already accepted or canceled: the field fires blur once more when it is removed. */
  const isOver = useRef(false);
  /** A submitted color is being read: leaving the field does not take it back. */
  const isReading = useRef(false);
  const { toasts } = useServices();
  const { endTyping } = useSwatchActions();
  const [text, setText] = useState<string>(hex);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    warmUp();
  }, []);

  /** `isLeft`: the focus has moved elsewhere, and stays there. */
  const end = (color: Color | null, isLeft: boolean): void => {
    if (isOver.current) return;
    isOver.current = true;
    endTyping(index, color, isLeft);
  };
  const take = (): void => {
    const color = parseHex(text);
    if (color) return end(formatHex(color) === hex ? null : color, false);
    isReading.current = true;
    void readCssColor(text).then((read) => {
      isReading.current = false;
      const isLeft = document.activeElement !== field.current;
      if (!read && !isLeft) return setIsRefused(true);
      end(read?.color ?? null, isLeft);
      if (read && read.note !== null) toasts.show(read.note);
    });
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <input
        ref={field}
        className={styles.field}
        aria-label="Hex or CSS color"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? refusalId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setIsRefused(false);
        }}
        onBlur={() => {
          if (!isReading.current) end(null, true);
        }}
        // Pressing here selects text and does not start a drag.
        onMouseDown={(event) => event.stopPropagation()}
        onTouchStart={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The key is handled here, not by the page.
          event.preventDefault();
          end(null, false);
        }}
      />
      {isRefused && (
        <p id={refusalId} className={styles.refusal} role="alert">
          {BUILDER_MESSAGES.hexRefused}
        </p>
      )}
    </form>
  );
};
