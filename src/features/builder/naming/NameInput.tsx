import { useRef, useState } from 'react';
import { PALETTE_NAME_MAX } from '../../../palette/paletteName';

type NameInputProps = {
  readonly label: string;
  readonly className: string | undefined;
  /** The name given so far; null for none. */
  readonly name: string | null;
  /** What stands there without one. */
  readonly placeholder: string;
  /** The text to keep, or null. */
  readonly onClose: (kept: string | null, isByKey: boolean) => void;
};

/** Takes the place of a name that is pressed. Enter keeps what was typed, and so does leaving; Escape does not. */
export const NameInput = ({ label, className, name, placeholder, onClose }: NameInputProps) => {
  const [draft, setDraft] = useState(name ?? '');
  const isOpen = useRef(true);
  const close = (kept: string | null, isByKey: boolean) => {
    // The field is left once more when it goes.
    if (!isOpen.current) return;
    isOpen.current = false;
    onClose(kept, isByKey);
  };
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- stands in for the button that was just pressed
      autoFocus
      className={className}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      maxLength={PALETTE_NAME_MAX}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => close(draft, false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // The same stroke would press the button that takes the field's place.
        event.preventDefault();
        close(event.key === 'Enter' ? draft : null, true);
      }}
    />
  );
};
