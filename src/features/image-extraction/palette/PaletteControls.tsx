import { Redo2, RefreshCw, Undo2 } from 'lucide-react';

import { PALETTE_MAX, PALETTE_MIN } from '../../../domain/limits';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { IconButton } from '../../../ui/IconButton';
import { SelectField } from '../../../ui/SelectField';
import { changeCount, regeneratePalette } from '../editPalette';
import {
  historyMoved,
  selectCount,
  selectHistory,
  selectPicture,
  selectRecord,
  selectRun,
} from '../imageExtractionSlice';
import styles from './PalettePanel.module.css';
import { StyleMenu } from './StyleMenu';

const countOption = (value: number) => ({ value, label: value === 1 ? '1 color' : `${value} colors` });

const COUNTS = Array.from({ length: PALETTE_MAX - PALETTE_MIN + 1 }, (_, i) => countOption(i + PALETTE_MIN));
/** Of a picture of one color. Nobody can ask for that. */
const WITH_ONE = [countOption(1), ...COUNTS];

/** Style and size of the palette, its history, and another one. */
export const PaletteControls = ({ signal }: { readonly signal: () => AbortSignal }) => {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectRun) !== null;
  const hasPicture = useAppSelector(selectPicture) !== null;
  const chosenCount = useAppSelector(selectCount);
  const { records, index } = useAppSelector(selectHistory);
  const record = useAppSelector(selectRecord);
  const wanted = isBusy ? chosenCount : (record?.wanted ?? chosenCount);
  // A picture may have fewer colors than were asked for: the list tells how many there are.
  const shown = isBusy ? chosenCount : (record?.entries.length ?? chosenCount);
  const canGenerate = hasPicture && !isBusy;
  return (
    <>
      <StyleMenu signal={signal} isDisabled={!canGenerate} />
      <SelectField
        label="Color count"
        options={shown < PALETTE_MIN ? WITH_ONE : COUNTS}
        value={shown}
        isDisabled={!canGenerate}
        onChange={(next) => void dispatch(changeCount(next, signal()))}
      />
      <span className={styles.divider} />
      <IconButton
        label="Previous palette"
        size="small"
        icon={<Undo2 aria-hidden />}
        disabled={isBusy || index <= 0}
        onClick={() => dispatch(historyMoved(-1))}
      />
      <IconButton
        label="Next palette"
        size="small"
        icon={<Redo2 aria-hidden />}
        disabled={isBusy || index >= records.length - 1}
        onClick={() => dispatch(historyMoved(1))}
      />
      <IconButton
        label="Regenerate"
        size="small"
        icon={<RefreshCw aria-hidden />}
        disabled={!canGenerate}
        onClick={() => void dispatch(regeneratePalette(wanted, signal()))}
      />
    </>
  );
};
