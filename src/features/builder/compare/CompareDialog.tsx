import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Palette } from '../../../color/types';
import { COMPARE_MESSAGES } from '../../../domain/compareMessages';
import { PATHS } from '../../../domain/paths';
import { comparePalettes, mixRow, type Side } from '../../../palette/comparePalettes';
import { mixName } from '../../../palette/mixName';
import { createPalette } from '../../../palette/palette';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { commitPalette, takePalette } from '../../../state/palette/commitPalette';
import { selectEntry } from '../../../state/palette/historySlice';
import { useRestoredHistory } from '../../../state/palette/stored/useRestoredHistory';
import { useOpenPalette } from '../../../state/palette/useOpenPalette';
import { useOfferBack } from '../../../state/useOfferBack';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ComparedRow } from './ComparedRow';
import styles from './CompareDialog.module.css';
import { MixSlider } from './MixSlider';
import { PaletteChoice } from './PaletteChoice';
import { TypedColors } from './TypedColors';
import { useChoices } from './useChoices';

const NO_COLORS: Palette = [];

const Comparison = ({ first, other, text: brought, onClose }: DialogPropsOf<'compare'>) => {
  const dispatch = useAppDispatch();
  const openPalette = useOpenPalette();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const entry = useAppSelector(selectEntry);
  const own = first?.colors ?? entry?.colors ?? NO_COLORS;
  const ownName = first ? first.name : (entry?.name ?? null);
  const { choices, isLoading, chosen, choose, text, type, problem } = useChoices(first, other, brought);
  const dismiss = useOfferBack(
    onClose,
    text.trim() === '' ? null : { dialog: 'compare', ...(first && { first }), ...(other && { other }), text },
  );
  const [part, setPart] = useState(0.5);
  const [sides, setSides] = useState<Readonly<Record<number, Side>>>({});
  const rows = useMemo(() => comparePalettes(own, chosen?.colors ?? []), [own, chosen]);
  const isLocked = (i: number): boolean => !first && entry?.locked[i] === true;
  const sideOf = (i: number): Side => (isLocked(i) ? 'first' : (sides[i] ?? null));
  const mixed = rows.map((row, i) => mixRow(row, part, sideOf(i)));
  const isOther = rows.every((_, i) => (sideOf(i) ?? (part === 1 ? 'second' : null)) === 'second');
  const isOwn = rows.every((_, i) => (sideOf(i) ?? (part === 0 ? 'first' : null)) === 'first');
  // If only the other palette's colors are used, the result is that palette in its own order.
  const result = isOther && chosen ? chosen.colors : mixed.filter((color) => color !== null);
  const resultName = (): string | null => {
    if (isOwn || !chosen) return ownName;
    return isOther ? chosen.name : mixName({ colors: own, name: ownName }, chosen);
  };

  const use = (): void => {
    onClose();
    const name = resultName();
    // A lock follows its color to its new place.
    const locked = isOther ? [] : rows.flatMap((_, i) => (mixed[i] ? [isLocked(i)] : []));
    const palette = createPalette(result, { name, locked });
    if (pathname !== PATHS.builder) openPalette(palette);
    else if (first) dispatch(takePalette(palette));
    else dispatch(commitPalette(palette));
  };
  if (own.length === 0)
    return (
      <Dialog title="Compare and mix palettes" isOpen onClose={onClose} size="medium">
        <p className={styles.none}>{COMPARE_MESSAGES.noPalette}</p>
        <Button
          variant="primary"
          data-autofocus
          onClick={() => {
            onClose();
            if (other) openPalette(createPalette(other.colors, { name: other.name }), { isOpened: true });
            else void navigate(PATHS.builder);
          }}
        >
          {other ? 'Open this one in the builder' : 'Open the builder'}
        </Button>
      </Dialog>
    );
  const firstLabel = first ? (first.name ?? 'First palette') : 'In the builder';
  return (
    <Dialog
      title="Compare and mix palettes"
      isOpen
      onClose={dismiss}
      size="large"
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!chosen || result.length < 2} onClick={use}>
            Use this palette
          </Button>
        </div>
      }
    >
      <div className={styles.compare}>
        <div className={styles.choice}>
          <PaletteChoice
            choices={choices}
            isLoading={isLoading}
            chosen={chosen?.value ?? null}
            onChoose={(value) => {
              choose(value);
              setSides({});
            }}
          />
          <TypedColors
            text={text}
            problem={problem}
            takesFocus={chosen === null}
            onType={(next) => {
              type(next);
              setSides({});
            }}
          />
        </div>
        <div className={styles.table}>
          <div className={styles.heads} aria-hidden>
            <span>{firstLabel}</span>
            <span>ΔE00</span>
            <span>{chosen?.label ?? 'The other palette'}</span>
            <span>Result</span>
          </div>
          <ul className={styles.rows} aria-label="Colors side by side">
            {rows.map((row, i) => (
              <ComparedRow
                // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its position
                key={i}
                place={i + 1}
                row={row}
                side={sideOf(i)}
                isLocked={isLocked(i)}
                isAlone={chosen === null}
                owner={first ? 'the first palette' : 'the builder'}
                result={mixed[i] ?? null}
                onTake={(side) => setSides({ ...sides, [i]: sides[i] === side ? null : side })}
              />
            ))}
          </ul>
          <MixSlider part={part} other={chosen?.label ?? null} onChange={setPart} />
          <p className={styles.hint}>{chosen ? COMPARE_MESSAGES.pairs : COMPARE_MESSAGES.chooseOther}</p>
        </div>
      </div>
    </Dialog>
  );
};

/**
 * Compares a palette, by default the builder's, with another one: differences, taking over single colors, or a mix of
 * both.
 */
const CompareDialog = (props: DialogPropsOf<'compare'>) => useRestoredHistory() && <Comparison {...props} />;

export default CompareDialog;
