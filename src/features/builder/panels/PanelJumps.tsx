import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../state/hooks';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import type { PanelRow } from '../panels';
import { panelAsked } from './askedPanelSlice';
import styles from './PanelJumps.module.css';
import { usePanelInView } from './usePanelInView';

type PanelJumpsProps = { readonly rows: readonly Pick<PanelRow, 'id' | 'title'>[] };

/** Phones show the panels under each other: a line under the header says which one is in view, and leads to the others. */
export const PanelJumps = ({ rows }: PanelJumpsProps) => {
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLElement>(null);
  const current = usePanelInView(rows, bar);
  const place = rows.findIndex(({ id }) => id === current);
  const group = useRovingFocus({ count: rows.length, start: Math.max(0, place) });

  // The line goes along with the page, by itself: scrollIntoView would move the page, too.
  useEffect(() => {
    const line = bar.current?.querySelector('ul');
    const item = line?.children[Math.max(0, place)];
    if (!line || !(item instanceof HTMLElement)) return;
    line.scrollTo({ left: item.offsetLeft - (line.clientWidth - item.offsetWidth) / 2 });
  }, [place]);

  return (
    <nav ref={bar} className={styles.bar} aria-label="Panels">
      <ul {...group}>
        {rows.map(({ id, title }, index) => (
          <li key={id}>
            <button
              {...rovingItem(index)}
              type="button"
              aria-current={index === place ? 'location' : undefined}
              onClick={() => dispatch(panelAsked(id))}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
