import { Redo2, RefreshCw, Undo2 } from 'lucide-react';

import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { IconButton } from '../../../ui/IconButton';
import { SelectField } from '../../../ui/SelectField';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { changeCount, changeStyle, regeneratePalette } from '../remakePalette';
import {
  historyMoved,
  selectAsked,
  selectCount,
  selectHistory,
  selectIsReadingPart,
  selectPicture,
  selectRecord,
  selectRun,
  selectStyle,
} from '../imageExtractionSlice';
import { countOptions } from './countOptions';
import styles from './PalettePanel.module.css';
import { StyleMenu } from './StyleMenu';

/** Style and size of the palette, its history, and a button for another one. */
export const PaletteControls = ({ signal }: { readonly signal: () => AbortSignal }) => {
  const dispatch = useAppDispatch();
  const isReading = useAppSelector(selectRun) !== null;
  // The palette of the part comes next: another of the whole picture would only pass by.
  const isBusy = useAppSelector(selectIsReadingPart) || isReading;
  const style = useAppSelector(selectStyle);
  const hasPicture = useAppSelector(selectPicture) !== null;
  const chosenCount = useAppSelector(selectCount);
  const { records, index } = useAppSelector(selectHistory);
  const record = useAppSelector(selectRecord);
  const { wanted } = useAppSelector(selectAsked);
  // A picture may have fewer colors than requested: the menu shows the actual number.
  const shown = isReading ? chosenCount : (record?.entries.length ?? chosenCount);
  const steps = useRovingFocus({ count: 3 });
  const canGenerate = hasPicture && !isBusy;
  return (
    <>
      <StyleMenu
        style={style}
        isDisabled={!canGenerate}
        onChoose={(chosen) => void dispatch(changeStyle(chosen, signal()))}
      />
      <SelectField
        label="Color count"
        options={countOptions(shown)}
        value={shown}
        isDisabled={!canGenerate}
        onChange={(next) => void dispatch(changeCount(next, signal()))}
      />
      <span className={styles.divider} />
      <div className={styles.steps} role="toolbar" aria-label="Palettes of this picture" {...steps}>
        <IconButton
          label="Previous palette"
          size="small"
          icon={<Undo2 aria-hidden />}
          disabled={isBusy || index <= 0}
          onClick={() => dispatch(historyMoved(-1))}
          {...rovingItem(0)}
        />
        <IconButton
          label="Next palette"
          size="small"
          icon={<Redo2 aria-hidden />}
          disabled={isBusy || index >= records.length - 1}
          onClick={() => dispatch(historyMoved(1))}
          {...rovingItem(1)}
        />
        <IconButton
          label="Regenerate"
          size="small"
          icon={<RefreshCw aria-hidden />}
          disabled={!canGenerate}
          onClick={() => void dispatch(regeneratePalette(wanted, signal()))}
          {...rovingItem(2)}
        />
      </div>
    </>
  );
};
