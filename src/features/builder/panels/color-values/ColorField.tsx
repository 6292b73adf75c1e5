import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { CssColor } from '../../../../color/parseCssColor';
import { parseHex } from '../../../../color/parse';
import { BUILDER_MESSAGES } from '../../../../domain/builderMessages';
import styles from './ColorArea.module.css';
import { readCssColor, warmUp } from './readCssColor';

type ColorFieldProps = {
  readonly onEnter: (color: CssColor) => void;
  /** Left without a color: by a click elsewhere, or by Escape, which wants the focus back. */
  readonly onCancel: (how: 'blur' | 'escape') => void;
};

/** Takes a hex value or any other color of CSS; what is no color is refused and stays to be mended. */
export const ColorField = ({ onEnter, onCancel }: ColorFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const hintId = useId();
  useEffect(() => {
    field.current?.focus();
    warmUp();
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const hex = parseHex(text);
    if (hex) return onEnter({ color: hex, wide: null });
    void readCssColor(text).then((read) => {
      // Left in the meantime: what was typed no longer counts.
      if (!field.current) return;
      if (read) onEnter(read);
      else setIsRefused(true);
    });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        className={styles.field}
        aria-label="Enter HEX"
        aria-invalid={isRefused || undefined}
        aria-describedby={hintId}
        placeholder="Enter HEX"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsRefused(false);
        }}
        onBlur={() => onCancel('blur')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel('escape');
        }}
      />
      <p id={hintId} role={isRefused ? 'alert' : undefined}>
        {isRefused ? BUILDER_MESSAGES.hexRefused : 'or any CSS color: oklch(60% 0.1 185), teal'}
      </p>
    </form>
  );
};
