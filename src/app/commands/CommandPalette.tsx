import { CornerDownLeft, Search } from 'lucide-react';
import { createElement, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { useOpenPalette } from '../../state/palette/useOpenPalette';
import { useCopyText } from '../../state/useCopyText';
import { Dialog } from '../../ui/Dialog';
import { stripBackground } from '../../ui/ColorStrip';
import type { Command } from './command';
import { commandIcon } from './commandIcon';
import styles from './CommandPalette.module.css';
import { matchCommands } from './matchCommands';
import { typedCommands } from './typedCommands';
import { useCommands } from './useCommands';

type RowProps = {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
};

const CommandRow = ({ id, command, isActive, onPoint, onRun }: RowProps) => {
  const { label, keys, hexes } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus, and its keys move through the list
    <div
      id={id}
      className={styles.command}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option can only show text
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onRun}
    >
      {hexes ? (
        <i
          className={styles.strip}
          data-single={hexes.length === 1 || undefined}
          style={{ background: stripBackground(hexes) }}
        />
      ) : (
        createElement(commandIcon(command), { className: styles.icon, 'aria-hidden': true })
      )}
      <span className={styles.label}>{label}</span>
      {keys && (
        <span className={styles.keys} aria-hidden>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
      {isActive && <CornerDownLeft className={styles.enter} aria-hidden />}
    </div>
  );
};

/** All actions and pages, found by typing. */
const CommandPalette = ({ typed: typedAhead = '', onClose }: DialogPropsOf<'commands'>) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const openPalette = useOpenPalette();
  const copy = useCopyText();
  const commands = useCommands();
  const [ownText, setOwnText] = useState<string | null>(null);
  const typed = ownText ?? typedAhead;
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const sections = useMemo(
    () =>
      matchCommands(
        [
          ...commands,
          ...typedCommands(typed, { navigate: (to) => void navigate(to), openPalette, copy, dispatch }),
        ],
        typed,
      ),
    [commands, typed, navigate, openPalette, copy, dispatch],
  );
  const flat = sections.flatMap((section) => section.commands);
  const idOf = (index: number): string => `${listId}-${index}`;

  const run = (command: Command | undefined): void => {
    if (!command) return;
    // A dialog that the command opens must open after this one has closed.
    onClose();
    command.run();
  };
  const moveTo = (index: number): void => {
    const place = (index + flat.length) % Math.max(1, flat.length);
    setActive(place);
    list.current?.querySelectorAll('[role="option"]')[place]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const places: Partial<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const place = places[event.key];
    if (place !== undefined) {
      event.preventDefault();
      moveTo(place);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(flat[active]);
    }
  };

  return (
    <Dialog title="Find an action or page" isTitleHidden isOpen onClose={onClose} size="medium">
      <div className={styles.field}>
        <Search aria-hidden />
        <input
          className={styles.input}
          role="combobox"
          aria-label="Action, page or palette"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={flat.length > 0 ? idOf(active) : undefined}
          placeholder="Action, page or palette"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={typed}
          onFocus={({ target }) => {
            // The dialog selects the text of its first field: the next key would replace what was typed ahead.
            queueMicrotask(() => target.setSelectionRange(target.value.length, target.value.length));
          }}
          onChange={({ target }) => {
            setOwnText(target.value);
            setActive(0);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={listId}
        className={styles.list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        role="listbox"
        aria-label="Actions and pages"
      >
        {sections.map((section, place) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          <div key={section.group} role="group" aria-label={section.group}>
            <div className={styles.group} aria-hidden>
              {section.group}
            </div>
            {section.commands.map((command, i) => {
              const index = sections.slice(0, place).reduce((sum, each) => sum + each.commands.length, i);
              return (
                <CommandRow
                  key={command.id}
                  id={idOf(index)}
                  command={command}
                  isActive={index === active}
                  onPoint={() => setActive(index)}
                  onRun={() => run(command)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {flat.length === 0 && (
        <p className={styles.none}>
          Nothing is called so. Try the name of a page, a panel or a format, or the hex of a color.
        </p>
      )}
      <p className={styles.hint} aria-hidden>
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
    </Dialog>
  );
};

export default CommandPalette;
