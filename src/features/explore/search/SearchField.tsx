import { Pipette, Search, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { formatHex } from '../../../color/format';
import { parseHex } from '../../../color/parse';
import type { Color } from '../../../color/types';
import { EXPLORE_MESSAGES, noColorMessage } from '../../../domain/exploreMessages';
import { readTags } from '../../../domain/tag';
import type { PaletteSearch } from '../../../domain/savedPalette';
import { FieldProblem } from '../../../ui/FieldProblem';
import { IconButton } from '../../../ui/IconButton';
import type { VariableStyle } from '../../../ui/variableStyle';
import { SearchTags } from './SearchTags';
import { isUnfinishedHex, lastTagWord, readSearchText, searchText, withoutTags } from './searchText';
import { useIsWholeTag } from './useIsWholeTag';
import { useTypedTags } from './useTypedTags';
import styles from './SearchField.module.css';

type Asked = Pick<PaletteSearch, 'word' | 'near' | 'tags'>;

/** Debounce of typing before a search. */
const TYPING_PAUSE_MS = 250;

/** Initial color of the browser's picker. */
const FIRST_PICK = '#0D9488';

const chip = (hex: string): VariableStyle => ({ '--color': hex });

type ColorWellProps = { readonly near: Color | null; readonly onPick: (near: Color) => void };

/** The browser's color picker. It searches when the choice is committed, not for every color in between. */
const ColorWell = ({ near, onPick }: ColorWellProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    // React's onChange is the browser's input event, which fires with every move in the picker.
    const pick = () => {
      const color = parseHex(element?.value ?? '');
      if (color) onPick(color);
    };
    element?.addEventListener('change', pick);
    return () => element?.removeEventListener('change', pick);
  }, [onPick]);
  const value = near ? formatHex(near) : FIRST_PICK;
  return (
    <span className={styles.well} style={near ? chip(value) : undefined}>
      {!near && <Pipette aria-hidden />}
      <input
        key={value}
        ref={input}
        type="color"
        defaultValue={value.toLowerCase()}
        aria-label="Pick a color to search for"
        title="Pick a color"
      />
    </span>
  );
};

type SearchFieldProps = {
  readonly search: Asked;
  readonly onSearch: (asked: Asked) => void;
  /** Like `onSearch`, but while typing. */
  readonly onType: (asked: Asked) => void;
};

/** Words, tags, 'near' and a color, or a color alone. Searches after a pause in typing, and at once with Enter. */
export const SearchField = ({ search, onSearch, onType }: SearchFieldProps) => {
  const shown = searchText(search);
  const [text, setText] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const input = useRef<HTMLInputElement>(null);
  const comesIn = useRef(false);
  /** Searches triggered by typing: while typing, the text is not normalized. */
  const [typed, setTyped] = useState<readonly string[]>([]);
  // The search was changed, here or elsewhere: typed text that was not submitted is dropped.
  if (lastShown !== shown) {
    setLastShown(shown);
    if (!typed.includes(shown)) setText(shown);
  }
  const { typedTags, setTypedTags } = useTypedTags(search.tags, (removed) =>
    setText(withoutTags(text, removed)),
  );
  const isWhole = useIsWholeTag();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef({ onType, tags: search.tags });
  // Not after painting: an event in between would still meet the values before.
  useLayoutEffect(() => {
    latest.current = { onType, tags: search.tags };
  });
  const [isNoColor, setIsNoColor] = useState(false);
  const [problemId, hintId] = [useId(), useId()];

  const searchSoon = (next: string): void => {
    clearTimeout(timer.current);
    const asked = readSearchText(next);
    const last = lastTagWord(next);
    // A color or tag that is still being typed is no error.
    if (!asked || last?.tag === null) return;
    const { word, near } = asked;
    const ownTimer = setTimeout(async () => {
      const whole = !last?.tag || (await isWhole(last.tag, last.mayBeColor));
      // Meanwhile more was typed, or the tag may still become a color.
      if (timer.current !== ownTimer || (!whole && last.mayBeColor)) return;
      const tags = asked.tags.filter((tag) => whole || tag !== last.tag);
      setTyped((before) => [...before, searchText({ word, near })]);
      setTypedTags(tags);
      // Other filters may have been changed meanwhile.
      const { onType: type, tags: all } = latest.current;
      const others = all.filter((tag) => !typedTags.includes(tag));
      type({ word, near, tags: readTags([...others, ...tags]) });
    }, TYPING_PAUSE_MS);
    timer.current = ownTimer;
  };
  const submit = (given: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setTyped([]);
    setTypedTags([]);
    const asked = readSearchText(given);
    setIsNoColor(!asked);
    if (!asked) return;
    setText(searchText(asked));
    // Tags are listed below, each with a button to remove it; typing another one keeps them. Those added while typing
    // and no longer in the text are removed.
    const others = search.tags.filter((tag) => !typedTags.includes(tag));
    onSearch({ ...asked, tags: readTags([...others, ...asked.tags]) });
  };
  return (
    <div>
      <search>
        <form
          className={styles.field}
          onSubmit={(event) => {
            event.preventDefault();
            submit(text);
          }}
        >
          <Search aria-hidden />
          <input
            ref={input}
            className={styles.input}
            value={text}
            placeholder="Name, #tag, #hex or “near teal”"
            aria-label="Search by word or color"
            aria-invalid={isNoColor}
            aria-describedby={`${problemId} ${hintId}`}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setText(target.value);
              setIsNoColor(false);
              searchSoon(target.value);
              // An empty field that still filters would hide palettes for no visible reason.
              if (target.value.trim() === '' && (shown !== '' || typedTags.length > 0)) submit('');
            }}
            onBlur={() => setTyped([])}
            onPointerDown={({ currentTarget }) => {
              comesIn.current = document.activeElement !== currentTarget;
            }}
            // Selects all, as Tab does: typing then replaces a color, to which nothing can be appended.
            onClick={({ currentTarget: field }) => {
              const isPlaced = field.selectionStart === field.selectionEnd;
              if (comesIn.current && isPlaced && search.near !== null && text === shown) field.select();
              comesIn.current = false;
            }}
          />
          {text !== '' && (
            <IconButton
              label="Clear"
              icon={<X aria-hidden />}
              size="small"
              onClick={() => {
                setText('');
                submit('');
                input.current?.focus();
              }}
            />
          )}
          <ColorWell near={search.near} onPick={(near) => onSearch({ ...search, near })} />
        </form>
      </search>
      <SearchTags
        typed={text}
        searched={search.tags}
        onChoose={(tag, rest) => {
          setText(rest);
          submit(`${rest} #${tag}`);
          input.current?.focus();
        }}
      />
      <output id={hintId} className={styles.hint}>
        {isUnfinishedHex(text) && EXPLORE_MESSAGES.hexUnfinished}
      </output>
      <FieldProblem id={problemId} problem={isNoColor ? noColorMessage(shown) : null} />
    </div>
  );
};
