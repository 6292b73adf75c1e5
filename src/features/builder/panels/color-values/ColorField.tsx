import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import type { CssColor } from '../../../../color/parseCssColor';
import { parseHex } from '../../../../color/parse';
import { BUILDER_MESSAGES } from '../../../../domain/builderMessages';
import { useServices } from '../../../../state/servicesContext';
import styles from './ColorArea.module.css';
import { readCssColor, warmUp } from './readCssColor';

type ColorFieldProps = {
  readonly onEnter: (color: CssColor) => void;
  /** Closed without a color: by blur, or by Escape, after which the focus is restored. */
  readonly onCancel: (how: 'blur' | 'escape') => void;
};

/** Accepts a hex value or any other CSS color; invalid input is rejected and can be corrected. */
export const ColorField = ({ onEnter, onCancel }: ColorFieldProps) => {
  const { toasts } = useServices();
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
      // The field was left meanwhile, so the typed text is ignored.
      if (!field.current) return;
      if (!read) return setIsRefused(true);
      onEnter(read);
      if (read.note !== null) toasts.show(read.note);
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
