import { Search, X } from 'lucide-react';
import { useRef } from 'react';

import { IconButton } from './IconButton';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  /** The accessible name. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter, to choose the first result. */
  readonly onEnter?: () => void;
  /** Whether it receives the initial focus of its dialog. */
  readonly takesFocus?: boolean;
};

/** A field that filters a list; Escape and the button at its end clear it. */
export const SearchField = ({
  label,
  placeholder,
  value,
  onChange,
  onEnter,
  takesFocus = false,
}: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search className={styles.search}>
      <Search aria-hidden />
      <input
        ref={field}
        type="search"
        data-autofocus={takesFocus || undefined}
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && value !== '') clear();
          if (key === 'Enter' && value !== '') onEnter?.();
        }}
      />
      {value !== '' && (
        <span className={styles.clear}>
          <IconButton
            size="small"
            label="Clear search"
            hasTooltip={false}
            icon={<X aria-hidden />}
            onClick={clear}
          />
        </span>
      )}
    </search>
  );
};
