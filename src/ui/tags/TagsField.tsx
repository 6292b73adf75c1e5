import { X } from 'lucide-react';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';

import { TAG, type TagOffer } from '../../domain/tag';
import { typedParts } from '../../domain/typedTags';
import { FieldProblem } from '../FieldProblem';
import styles from './TagsField.module.css';
import { TagOffers } from './TagOffers';
import type { TagsControl } from './useTags';

type TagsFieldProps = {
  readonly control: TagsControl;
  /** Suggestions for what is being typed. */
  readonly offers: readonly TagOffer[];
  /** Shown in the empty field; tags that palettes have. */
  readonly examples: readonly string[];
};

const separators = (text: string): number => text.match(/[,;]/g)?.length ?? 0;

/**
 * A field for up to five tags. Enter or a comma adds the typed tag, Backspace in the empty field removes the last one,
 * arrow keys move through the tags and the suggestions.
 */
export const TagsField = ({ control, offers, examples }: TagsFieldProps) => {
  const { tags, typed, problem, note } = control;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [said, setSaid] = useState('');
  const shown = isOpen ? offers.filter(({ tag, isAllowed }) => isAllowed && !tags.includes(tag)) : [];
  const chosen = shown[active];

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const add = (text: string) => {
    control.add(text, offers);
    setSaid('');
    close();
  };
  const choose = (tag: string) => add(typedParts(typed).finished + tag);
  const remove = (tag: string) => {
    control.remove(tag);
    setSaid(`Tag ${tag} removed`);
    input.current?.focus();
  };
  const focusTag = (index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index] ?? input.current)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isAtStart = event.currentTarget.selectionEnd === 0;
    const last = tags.at(-1);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    switch (event.key) {
      case 'Enter':
        // In an empty field, Enter submits the form.
        if (!chosen && typed.trim() === '') return;
        if (chosen) choose(chosen.tag);
        else add(typed);
        break;
      case 'Backspace':
        if (typed !== '' || last === undefined) return;
        remove(last);
        break;
      case 'ArrowLeft':
        if (!isAtStart || last === undefined) return;
        focusTag(tags.length - 1);
        break;
      case 'ArrowDown':
      case 'ArrowUp':
        if (shown.length === 0) return;
        // Cycles through the field itself and the suggestions.
        setActive(((active + 1 + step + shown.length + 1) % (shown.length + 1)) - 1);
        break;
      case 'Escape':
        // Closes only the list: the next press closes the dialog.
        if (shown.length === 0) return;
        event.nativeEvent.stopImmediatePropagation();
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onTagKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number, tag: string) => {
    if (event.key === 'ArrowLeft') focusTag(Math.max(index - 1, 0));
    else if (event.key === 'ArrowRight') focusTag(index + 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(tag);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    // A single word is pasted as text at the cursor, as usual.
    if (!/[,;\n\t#]/.test(text)) return;
    event.preventDefault();
    add(`${typed},${text}`);
  };

  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>Tags</label>
        <span id={`${id}-count`} className={styles.count}>
          <span aria-hidden>{`${TAG.perPalette - tags.length} left`}</span>
          <span className={styles.spoken}>{`${tags.length} of ${TAG.perPalette} tags`}</span>
        </span>
      </div>
      <div className={styles.box} data-problem={problem !== null || undefined}>
        {tags.length > 0 && (
          <ul ref={list} className={styles.tags} aria-label="Tags of the palette">
            {tags.map((tag, i) => (
              <li key={tag}>
                <button
                  type="button"
                  className={styles.tag}
                  // Not a Tab stop; arrow keys move here from the field.
                  tabIndex={-1}
                  onClick={() => remove(tag)}
                  onKeyDown={(event) => onTagKeyDown(event, i, tag)}
                >
                  <span className={styles.spoken}>Remove tag </span>
                  <bdi>{tag}</bdi>
                  <X aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          className={styles.input}
          role="combobox"
          aria-expanded={shown.length > 0}
          data-uses-escape={shown.length > 0 || undefined}
          aria-controls={`${id}-offers`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-offer-${active}`}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-count ${id}-problem`}
          value={typed}
          placeholder={tags.length === 0 ? examples.join(', ') : ''}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          spellCheck={false}
          onChange={({ target }) => {
            // Mobile keyboards report no key for a comma, only the text.
            if (separators(target.value) > separators(typed)) add(target.value);
            else {
              control.type(target.value);
              setIsOpen(true);
              setActive(-1);
            }
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            close();
            if (typed.trim() !== '') control.add(typed, offers);
          }}
        />
      </div>
      <div className={styles.below}>
        <TagOffers id={id} offers={shown} active={active} onChoose={choose} />
        <FieldProblem id={`${id}-problem`} problem={problem} />
        <output className={problem === null && note !== null ? styles.hint : styles.spoken}>
          {note ?? said}
        </output>
        {problem === null && note === null && shown.length === 0 && (
          <p className={styles.hint}>
            Words that it is found by. A comma <span className={styles.keysOnly}>or Enter </span>adds one.
          </p>
        )}
      </div>
    </div>
  );
};
