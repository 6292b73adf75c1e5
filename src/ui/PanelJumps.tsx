import { useEffect, useRef } from 'react';

import styles from './PanelJumps.module.css';
import { usePanelInView } from './usePanelInView';
import { rovingItem, useRovingFocus } from './useRovingFocus';

type PanelJumpsProps = {
  /** The panels in order; the element of each has the id `panelElementId(id)`. */
  readonly rows: readonly { readonly id: string; readonly title: string }[];
  /** The panel requested from elsewhere, which is being scrolled into view; null if none is. */
  readonly asked: string | null;
  readonly onAsk: (id: string) => void;
};

/**
 * On phones, where panels are stacked: a line under the header that shows the panel in view and links to the others.
 */
export const PanelJumps = ({ rows, asked, onAsk }: PanelJumpsProps) => {
  const bar = useRef<HTMLElement>(null);
  const { current, hold } = usePanelInView(rows, bar, asked);
  const place = rows.findIndex(({ id }) => id === current);
  const group = useRovingFocus({ count: rows.length, start: Math.max(0, place) });

  // Scrolls only the line to the current item: scrollIntoView would scroll the page too.
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
              onClick={() => {
                hold(id);
                onAsk(id);
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
