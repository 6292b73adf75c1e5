import { memo, useRef, type KeyboardEvent, type ReactNode } from 'react';

import styles from './SegmentedTabs.module.css';

export type TabOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** Shown after the label. */
  readonly icon?: ReactNode;
};

type SegmentedTabsProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly TabOption<Value>[];
  /** The selected value. If it matches no option, the first tab is the Tab stop. */
  readonly value: Value;
  /** Underlined tabs are used below a row of segmented ones. */
  readonly look?: 'segmented' | 'underlined';
  /** The tabs fill the whole width. */
  readonly isWide?: boolean;
  /** Whether the selected tab receives the initial focus of its dialog. */
  readonly takesFocus?: boolean;
  /** Also called with the value that is already selected, when its tab is clicked again. */
  readonly onChange: (value: Value) => void;
  /** Id of the element whose content the tabs switch. */
  readonly panelId?: string;
};

const STEPS: Partial<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const Tabs = <Value extends string>({
  label,
  options,
  value,
  look = 'segmented',
  isWide = false,
  takesFocus = false,
  onChange,
  panelId,
}: SegmentedTabsProps<Value>) => {
  const list = useRef<HTMLDivElement>(null);
  const selected = options.findIndex((option) => option.value === value);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step?.(Math.max(0, selected), options.length);
    const option = next === undefined ? undefined : options[next];
    if (next === undefined || !option) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLButtonElement>('[role="tab"]')[next]?.focus();
    if (next !== selected) onChange(option.value);
  };

  return (
    <div
      ref={list}
      className={styles.tabs}
      data-look={look}
      data-wide={isWide || undefined}
      role="tablist"
      aria-label={label}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={option.value === value}
          aria-controls={panelId}
          tabIndex={index === Math.max(0, selected) ? 0 : -1}
          data-autofocus={(takesFocus && index === selected) || undefined}
          onClick={() => onChange(option.value)}
          onKeyDown={move}
        >
          {option.label}
          {option.icon}
        </button>
      ))}
    </div>
  );
};

/** A row of tabs with one selected; arrow keys, Home and End move the focus and select. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the type parameter
export const SegmentedTabs = memo(Tabs) as typeof Tabs;
