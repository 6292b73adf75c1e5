import { useEffect } from 'react';

import { BATCH_MESSAGES, togetherMessage } from '../../../domain/batchMessages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { Panel } from '../../../ui/Panel';
import { SelectField } from '../../../ui/SelectField';
import { selectCount, selectStyle } from '../imageExtractionSlice';
import { countOptions } from '../palette/countOptions';
import { PaletteActions } from '../palette/PaletteActions';
import { PaletteColumns } from '../palette/PaletteColumns';
import panel from '../palette/PalettePanel.module.css';
import { PaletteSkeleton } from '../palette/PaletteSkeleton';
import { StyleMenu } from '../palette/StyleMenu';
import { keepTogether } from './keepTogether';
import { selectBatch, type TogetherOptions } from './pictureBatchSlice';
import styles from './TogetherPanel.module.css';

type TogetherPanelProps = { readonly onChoose: (options: TogetherOptions) => void };

const ignoreHover = () => {};

/** One palette of all pictures with equal weight; it has its own size and style. */
export const TogetherPanel = ({ onChoose }: TogetherPanelProps) => {
  const dispatch = useAppDispatch();
  const { together, togetherOptions, pictures, isRunning, mergeId } = useAppSelector(selectBatch);
  const usual = { count: useAppSelector(selectCount), style: useAppSelector(selectStyle) };
  const options = togetherOptions ?? usual;
  const read = pictures.filter(({ state }) => state === 'read').length;
  const size = together?.length ?? options.count;
  const isComing = !together && (isRunning || mergeId !== null);

  useEffect(() => {
    // If it was made while a single picture was shown, it only becomes the last palette on return.
    if (together) dispatch(keepTogether());
  }, [dispatch, together]);

  return (
    <Panel
      title="One palette for all"
      isFlush
      controls={
        <>
          <StyleMenu
            style={options.style}
            isDisabled={!together}
            onChoose={(style) => onChoose({ ...options, style })}
          />
          <SelectField
            label="Color count"
            options={countOptions(size)}
            value={size}
            isDisabled={!together}
            onChange={(count) => onChoose({ ...options, count })}
          />
        </>
      }
    >
      {together && (
        <PaletteColumns entries={together} whole="pictures" activeIndex={null} onHover={ignoreHover} />
      )}
      {isComing && <PaletteSkeleton count={options.count} />}
      {!together && !isComing && (
        <div className={styles.none}>
          <p>{read < 2 ? BATCH_MESSAGES.togetherNeedsTwo : BATCH_MESSAGES.togetherMissing}</p>
          {read >= 2 && <Button onClick={() => onChoose(options)}>Make it now</Button>}
        </div>
      )}
      {(together ?? isComing) && (
        <div className={panel.foot}>
          <span className={panel.status}>
            {together ? togetherMessage(read) : BATCH_MESSAGES.togetherLater}
          </span>
          {together && <PaletteActions entries={together} />}
        </div>
      )}
    </Panel>
  );
};
