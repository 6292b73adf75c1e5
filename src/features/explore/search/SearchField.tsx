import { Pipette, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { formatHex } from '../../../color/format';
import { parseHex } from '../../../color/parse';
import type { Color } from '../../../color/types';
import { MESSAGES } from '../../../domain/messages';
import { readTags } from '../../../domain/tag';
import type { PaletteSearch } from '../../../domain/savedPalette';
import { FieldProblem } from '../../../ui/FieldProblem';
import { IconButton } from '../../../ui/IconButton';
import type { VariableStyle } from '../../../ui/variableStyle';
import { SearchTags } from './SearchTags';
import { readSearchText, searchText } from './searchText';
import styles from './SearchField.module.css';

type Asked = Pick<PaletteSearch, 'word' | 'near' | 'tags'>;

/** The pause after a letter before what stands there is looked for. */
const TYPING_PAUSE_MS = 250;

/** What may become a longer hex color, or a tag. */
const UNFINISHED = /(?:^|\s)#(?![\da-f]{6}$)[^\s#]*$/i;

/** What the browser's own picker begins with. */
const FIRST_PICK = '#0D9488';

const chip = (hex: string): VariableStyle => ({ '--color': hex });

type ColorWellProps = { readonly near: Color | null; readonly onPick: (near: Color) => void };

/** The browser's color picker. It searches when the choice is made, not with every color on the way. */
const ColorWell = ({ near, onPick }: ColorWellProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    // React's onChange is the browser's input event, which comes with every move in the picker.
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
  /** While somebody is still typing: of words and colors alone, as a tag is none before its end. */
  readonly onType: (asked: Omit<Asked, 'tags'>) => void;
};

/** Words, tags, 'near' and a color, or a color alone. Searches in pauses of the typing, and at once with Enter. */
export const SearchField = ({ search, onSearch, onType }: SearchFieldProps) => {
  const shown = searchText(search);
  const [text, setText] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const input = useRef<HTMLInputElement>(null);
  /** What the typing has asked for: the text that is being typed is not put right meanwhile. */
  const [typed, setTyped] = useState<readonly string[]>([]);
  // The search has changed, here or elsewhere: what was typed and not sent goes.
  if (lastShown !== shown) {
    setLastShown(shown);
    if (!typed.includes(shown)) setText(shown);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  const [isNoColor, setIsNoColor] = useState(false);
  const problemId = useId();

  const searchSoon = (next: string): void => {
    clearTimeout(timer.current);
    const asked = readSearchText(next);
    // On the way to a color or to a tag there is none yet: that is nobody's mistake.
    if (!asked || asked.tags.length > 0 || UNFINISHED.test(next)) return;
    const { word, near } = asked;
    timer.current = setTimeout(() => {
      setTyped((before) => [...before, searchText({ word, near })]);
      // By now something else may have been chosen beside the field.
      latest.current({ word, near });
    }, TYPING_PAUSE_MS);
  };
  const submit = (given: string): void => {
    clearTimeout(timer.current);
    setTyped([]);
    const asked = readSearchText(given);
    setIsNoColor(!asked);
    if (!asked) return;
    setText(searchText(asked));
    // Tags stand below, each with its own way out: typing another keeps them.
    onSearch({ ...asked, tags: readTags([...search.tags, ...asked.tags]) });
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
            aria-describedby={problemId}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setText(target.value);
              setIsNoColor(false);
              searchSoon(target.value);
              // An empty field that still filters would hide palettes without a word.
              if (target.value.trim() === '' && shown !== '') submit('');
            }}
            onBlur={() => setTyped([])}
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
        onChoose={(tag, rest) => {
          setText(rest);
          submit(`${rest} #${tag}`);
          input.current?.focus();
        }}
      />
      <FieldProblem id={problemId} problem={isNoColor ? MESSAGES.nearNeedsColor : null} />
    </div>
  );
};
