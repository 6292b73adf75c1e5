import { useRef, useState } from 'react';
import { PALETTE_NAME_MAX } from '../../../palette/paletteName';
import { NameLimit, useNameLimit } from '../../../ui/NameLimit';

type NameInputProps = {
  readonly label: string;
  readonly className: string | undefined;
  /** The current name; null for none. */
  readonly name: string | null;
  /** Shown without a name. */
  readonly placeholder: string;
  /** The text to save, or null. */
  readonly onClose: (kept: string | null, isByKey: boolean) => void;
};

/** Replaces a name that was clicked. Enter and blur save the text; Escape does not. */
export const NameInput = ({ label, className, name, placeholder, onClose }: NameInputProps) => {
  const [draft, setDraft] = useState(name ?? '');
  const { isCut, take } = useNameLimit(PALETTE_NAME_MAX);
  const isOpen = useRef(true);
  const close = (kept: string | null, isByKey: boolean) => {
    // Removing the field triggers blur again.
    if (!isOpen.current) return;
    isOpen.current = false;
    onClose(kept, isByKey);
  };
  return (
    <>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that was just pressed
        autoFocus
        className={className}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={({ target }) => setDraft(take(target.value))}
        onFocus={({ target }) => target.select()}
        onBlur={() => close(draft, false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // The same key press would click the button that replaces the field.
          event.preventDefault();
          close(event.key === 'Enter' ? draft : null, true);
        }}
      />
      <NameLimit max={PALETTE_NAME_MAX} isCut={isCut} />
    </>
  );
};
