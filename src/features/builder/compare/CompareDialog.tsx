import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { formatHex } from '../../../color/format';
import { PATHS } from '../../../domain/paths';
import { comparePalettes, mixRow, type Side } from '../../../palette/comparePalettes';
import { createPalette } from '../../../palette/palette';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { replacePalette } from '../../../state/palette/commitPalette';
import { selectEntry } from '../../../state/palette/historySlice';
import { readLatestPalette } from '../../../state/palette/stored/latestPalette';
import { useOpenPalette } from '../../../state/palette/useOpenPalette';
import { useServices } from '../../../state/servicesContext';
import { Button } from '../../../ui/Button';
import { ColorsField } from '../../../ui/ColorsField';
import { ColorStrip } from '../../../ui/ColorStrip';
import { Dialog } from '../../../ui/Dialog';
import { SelectField } from '../../../ui/SelectField';
import { ComparedRow } from './ComparedRow';
import styles from './CompareDialog.module.css';
import { MixSlider } from './MixSlider';
import { useChoices } from './useChoices';

/** The builder's palette beside another one: what differs, single colors taken over, or a mix of both. */
const CompareDialog = ({ other, onClose }: DialogPropsOf<'compare'>) => {
  const dispatch = useAppDispatch();
  const openPalette = useOpenPalette();
  const { storage } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const entry = useAppSelector(selectEntry);
  const own = useMemo(() => entry?.colors ?? readLatestPalette(storage) ?? [], [entry, storage]);
  const { choices, chosen, choose, text, type, problem } = useChoices(other);
  const [part, setPart] = useState(0.5);
  const [sides, setSides] = useState<Readonly<Record<number, Side>>>({});
  const rows = useMemo(() => (chosen ? comparePalettes(own, chosen.colors) : []), [own, chosen]);
  const isLocked = (i: number): boolean => entry?.locked[i] === true;
  const sideOf = (i: number): Side => (isLocked(i) ? 'first' : (sides[i] ?? null));
  const mixed = rows.map((row, i) => mixRow(row, part, sideOf(i)));
  const result = mixed.filter((color) => color !== null);

  const use = (): void => {
    onClose();
    if (pathname === PATHS.builder) dispatch(replacePalette(result));
    else openPalette(createPalette(result));
  };
  if (own.length === 0)
    return (
      <Dialog title="Compare and mix palettes" isOpen onClose={onClose} size="medium">
        <p className={styles.none}>
          There is no palette in the builder yet. Open one there first: others are compared with it.
        </p>
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            if (other) openPalette(createPalette(other.colors, { name: other.name }));
            else void navigate(PATHS.builder);
          }}
        >
          {other ? 'Open this one in the builder' : 'Open the builder'}
        </Button>
      </Dialog>
    );
  return (
    <Dialog
      title="Compare and mix palettes"
      isOpen
      onClose={onClose}
      size="medium"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={result.length < 2} onClick={use}>
            Use this palette
          </Button>
        </>
      }
    >
      <div className={styles.choice}>
        {choices.length > 0 && (
          <SelectField
            label="Compare with"
            options={choices.map(({ value, label }) => ({ value, label }))}
            value={chosen?.value ?? ''}
            onChange={(value) => {
              choose(value);
              setSides({});
            }}
          />
        )}
        <ColorsField
          text={text}
          problem={problem}
          onType={(next) => {
            type(next);
            setSides({});
          }}
        />
      </div>
      {chosen && (
        <>
          <div className={styles.heads} aria-hidden>
            <span>In the builder</span>
            <span>ΔE00</span>
            <span>{chosen.label}</span>
            <span>Result</span>
          </div>
          <ul className={styles.rows} aria-label="Colors side by side">
            {rows.map((row, i) => (
              <ComparedRow
                // oxlint-disable-next-line react/no-array-index-key -- a place in the comparison is what a row is
                key={i}
                place={i + 1}
                row={row}
                side={sideOf(i)}
                isLocked={isLocked(i)}
                result={mixed[i] ?? null}
                onTake={(side) => setSides({ ...sides, [i]: sides[i] === side ? null : side })}
              />
            ))}
          </ul>
          <MixSlider part={part} other={chosen.label} onChange={setPart} />
          <ColorStrip hexes={result.map((color) => formatHex(color))} height={48} />
        </>
      )}
    </Dialog>
  );
};

export default CompareDialog;
