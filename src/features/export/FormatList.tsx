import { useCallback, useEffect, useRef } from 'react';

import { rovingItem, useRovingFocus } from '../../ui/useRovingFocus';
import styles from './FormatList.module.css';
import { FORMAT_GROUPS } from './formatRow';
import { FORMATS, type ExportFormat } from './formats';

type FormatListProps = {
  readonly chosen: ExportFormat;
  readonly onChoose: (format: ExportFormat) => void;
};

/** A list on wide screens, a row of chips on phones. One Tab stop; arrow keys move through all groups. */
export const FormatList = ({ chosen, onChoose }: FormatListProps) => {
  const group = useRovingFocus({
    count: FORMATS.length,
    columns: 1,
    start: FORMATS.indexOf(chosen),
  });
  const { ref: holdGroup } = group;
  const list = useRef<HTMLElement>(null);
  const hold = useCallback(
    (nav: HTMLElement | null) => {
      list.current = nav;
      holdGroup(nav);
    },
    [holdGroup],
  );
  // The last choice may be scrolled out of view.
  useEffect(() => {
    list.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);

  return (
    <nav className={styles.formats} aria-label="Formats" {...group} ref={hold}>
      {FORMAT_GROUPS.map((name) => (
        <fieldset key={name} className={styles.group} aria-label={name}>
          <span className={styles.title} aria-hidden>
            {name}
          </span>
          {FORMATS.map(
            (format, index) =>
              format.group === name && (
                <button
                  key={format.id}
                  type="button"
                  className={styles.format}
                  aria-pressed={format === chosen}
                  title={format.purpose}
                  data-autofocus={format === chosen || undefined}
                  onClick={() => onChoose(format)}
                  {...rovingItem(index)}
                >
                  <span>
                    {format.label}
                    {format.isBeta && <span className={styles.beta}>Beta</span>}
                  </span>
                  <span className={styles.extension}>.{format.extension}</span>
                </button>
              ),
          )}
        </fieldset>
      ))}
    </nav>
  );
};
