import { Fragment, useState } from 'react';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { switchSingleKeys } from '../../../state/shortcuts/shortcutSetting';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';
import { Dialog } from '../../../ui/Dialog';
import { SearchField } from '../../../ui/SearchField';
import { Switch } from '../../../ui/Switch';
import { comboKeys } from './keyNames';
import styles from './ShortcutsDialog.module.css';
import { isSingleKey } from './keyCombo';
import { sheetRows, type SheetRow } from './sheetRows';

const ROWS = sheetRows();
/** Between the first and the last key of several. */
const RANGE = '–';
const GROUPS = [...new Set(ROWS.map(({ group }) => group))];

/** Whether its name, group or one of its keys contains every word of a text. */
const isMeant = ({ label, group, combos, shownKeys = '', words = '' }: SheetRow, text: string): boolean => {
  const keys = combos.flatMap((combo) => comboKeys(combo)).join(' ');
  const all = `${label} ${group} ${keys} ${shownKeys} ${words}`.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

const ShortcutKeys = ({ shortcut }: { readonly shortcut: SheetRow }) => {
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  const isSwitched = !hasSingleKeys && shortcut.isForFocused !== true;
  const shown = shortcut.shownKeys === undefined ? shortcut.combos : shortcut.combos.slice(0, 1);
  return (
    <dd className={styles.keys}>
      {shown.map((combo, i) => (
        <Fragment key={comboKeys(combo).join()}>
          {i > 0 && <span className={styles.or}>or</span>}
          <span className={styles.combo} data-off={(isSwitched && isSingleKey(combo)) || undefined}>
            {(shortcut.shownKeys?.split(' ') ?? comboKeys(combo)).map((key) =>
              key === RANGE ? (
                <span key={key} className={styles.or}>
                  {key}
                </span>
              ) : (
                <kbd key={key}>{key}</kbd>
              ),
            )}
          </span>
        </Fragment>
      ))}
    </dd>
  );
};

/** Every shortcut of the builder and of the other pages, and the switch for single-key ones. */
const ShortcutsDialog = ({ onClose }: DialogPropsOf<'shortcuts'>) => {
  const dispatch = useAppDispatch();
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  const [text, setText] = useState('');
  const found = ROWS.filter((shortcut) => isMeant(shortcut, text));
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={onClose} size="large">
      <SearchField
        label="Find a shortcut"
        placeholder="Find a shortcut"
        value={text}
        onChange={setText}
        takesFocus
      />
      <div className={styles.setting}>
        <div>
          <p className={styles.settingName}>Single-key shortcuts</p>
          <p className={styles.settingNote}>
            Switch them off if you speak to your computer or hit keys by accident.
          </p>
        </div>
        <Switch
          label="Single-key shortcuts"
          isOn={hasSingleKeys}
          onChange={(isOn) => dispatch(switchSingleKeys(isOn))}
        />
      </div>
      {found.length === 0 && <p className={styles.none}>No shortcut is called so.</p>}
      <div className={styles.groups}>
        {GROUPS.filter((group) => found.some((shortcut) => shortcut.group === group)).map((group) => (
          <section key={group} className={styles.group}>
            <h3>{group}</h3>
            <dl>
              {found
                .filter((shortcut) => shortcut.group === group)
                .map((shortcut) => (
                  <div key={shortcut.label} className={styles.row}>
                    <dt>{shortcut.label}</dt>
                    <ShortcutKeys shortcut={shortcut} />
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
};

export default ShortcutsDialog;
