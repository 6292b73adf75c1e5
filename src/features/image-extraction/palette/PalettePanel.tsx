import { useDeferredValue } from 'react';

import type { Whole } from '../../../domain/shareMessages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Panel } from '../../../ui/Panel';
import {
  keepingChanged,
  selectCount,
  selectRecord,
  selectRun,
  selectShownEntries,
} from '../imageExtractionSlice';
import type { PaletteRecord } from '../paletteHistory';
import type { Extracting } from '../useExtraction';
import { PaletteColumns } from './PaletteColumns';
import { PaletteControls } from './PaletteControls';
import { PaletteFoot } from './PaletteFoot';
import { PaletteSkeleton } from './PaletteSkeleton';

/** A palette of no open picture may be of several, or from an earlier visit. */
const wholeOf = ({ pictureId, area }: PaletteRecord): Whole | null =>
  pictureId === null ? null : area ? 'part' : 'picture';

type PalettePanelProps = {
  readonly extracting: Extracting;
  readonly activeIndex: number | null;
  readonly onHover: (index: number | null) => void;
};

export const PalettePanel = ({ extracting, activeIndex, onHover }: PalettePanelProps) => {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectRun) !== null;
  const count = useAppSelector(selectCount);
  const record = useAppSelector(selectRecord);
  const shown = useAppSelector(selectShownEntries);
  // The columns of a new palette are rendered in slices; edits of the current one are shown at once.
  const isWaiting = useDeferredValue(isBusy || !record);
  return (
    <Panel title="Palette" isFlush controls={<PaletteControls signal={extracting.signal} />}>
      {isWaiting || isBusy || !record ? (
        <PaletteSkeleton count={count} />
      ) : (
        <PaletteColumns
          entries={shown}
          whole={wholeOf(record)}
          activeIndex={activeIndex}
          onHover={onHover}
          onKeep={(index, isKept) => dispatch(keepingChanged({ index, isKept }))}
        />
      )}
      <PaletteFoot record={record} onCancel={extracting.cancel} />
    </Panel>
  );
};
