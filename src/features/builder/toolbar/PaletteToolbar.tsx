import { Blend, CaretsToAxisDashedVertical } from 'lucide-react';
import { counted } from '../../../domain/messages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { IconButton } from '../../../ui/IconButton';
import { AdjustButton } from '../random-adjustment/AdjustButton';
import { MethodMenu } from '../generator/MethodMenu';
import { HistoryThumbnails } from '../history/HistoryThumbnails';
import { PinMenu } from '../history/PinMenu';
import { StepButtons } from '../history/StepButtons';
import { mirrorCurrentPalette } from '../../../state/palette/editPalette';
import { selectColorCount } from '../../../state/palette/historySlice';
import { useSavedCopy } from '../palette/useSavedCopy';
import { useIsStacked } from '../strip/stripLayout';
import { GenerateButton } from './GenerateButton';
import { NarrowToolbar } from './NarrowToolbar';
import { PaletteName } from './PaletteName';
import styles from './PaletteToolbar.module.css';
import { ToolbarActions } from './ToolbarActions';

/** A component of its own, so that the rest of the toolbar does not render with it. */
const ColorCount = () => (
  <span className={styles.count}>{counted(useAppSelector(selectColorCount), 'color')}</span>
);

const WideToolbar = () => {
  const dispatch = useAppDispatch();
  return (
    <section className={styles.toolbar} aria-label="Palette">
      <div className={styles.start}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>Color palette</h1>
          <PaletteName />
          <ColorCount />
        </div>
        <div className={styles.history}>
          <StepButtons />
          <HistoryThumbnails />
          <PinMenu />
          <IconButton
            label="Compare and mix palettes"
            icon={<Blend aria-hidden />}
            onClick={() => dispatch(dialogOpened({ dialog: 'compare' }))}
          />
        </div>
      </div>
      <div className={styles.center}>
        <AdjustButton />
        <IconButton
          label="Mirror palette horizontally"
          icon={<CaretsToAxisDashedVertical aria-hidden />}
          onClick={() => dispatch(mirrorCurrentPalette())}
        />
        <div className={styles.generate}>
          <GenerateButton />
          <MethodMenu />
        </div>
      </div>
      <div className={styles.end}>
        <ToolbarActions />
      </div>
    </section>
  );
};

/** The actions on the palette as a whole. */
export const PaletteToolbar = () => {
  useSavedCopy();
  return useIsStacked() ? <NarrowToolbar /> : <WideToolbar />;
};
