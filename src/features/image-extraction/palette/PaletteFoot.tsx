import { Bookmark, SwatchBook } from 'lucide-react';
import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { PALETTE_MIN } from '../../../domain/limits';
import { onlyColorsMessage } from '../../../domain/messages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { askToSave } from '../../../state/palette/askToSave';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { useOpenTheme } from '../../../state/theme/useOpenTheme';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { ShareMenu } from '../../../ui/ShareMenu';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { selectPicture, selectRun } from '../imageExtractionSlice';
import type { Picture } from '../imageExtractionState';
import { colorsOf, type PaletteRecord } from '../paletteHistory';
import { whatIsRead } from '../whatIsRead';
import { useOpenInBuilder } from '../useOpenInBuilder';
import styles from './PalettePanel.module.css';
import { ProgressLine } from '../ProgressLine';

/** In the order that arrows lead through them. */
const ACTIONS = ['copy', 'theme', 'save', 'share'] as const;
const itemOf = (action: (typeof ACTIONS)[number]) => rovingItem(ACTIONS.indexOf(action));

/** Less than a tenth of a second still took time. */
const seconds = (ms: number): string => Math.max(0.1, ms / 1000).toFixed(1);

const describePalette = (picture: Picture | null, record: PaletteRecord): string => {
  if (!picture || record.pictureId !== picture.id) return 'Palette of an earlier picture';
  if (record.entries.length < record.wanted)
    return onlyColorsMessage(record.entries.length, whatIsRead(picture, record));
  return `${picture.width} × ${picture.height} px, read in ${seconds(picture.totalMs)} s`;
};

type PaletteFootProps = { readonly record: PaletteRecord | null; readonly onCancel: () => void };

export const PaletteFoot = ({ record, onCancel }: PaletteFootProps) => {
  const run = useAppSelector(selectRun);
  const picture = useAppSelector(selectPicture);
  const dispatch = useAppDispatch();
  const share = useSharePalette();
  const openTheme = useOpenTheme();
  const open = useOpenInBuilder(record?.entries ?? []);
  const group = useRovingFocus({ count: ACTIONS.length });
  if (run)
    return (
      <div className={styles.foot} data-busy>
        <ProgressLine run={run} />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    );
  if (!record) return null;
  const palette = { colors: colorsOf(record.entries), name: null };
  const isPalette = record.entries.length >= PALETTE_MIN;
  const hexes = record.entries.map(({ rgb }) => formatHex(colorFromPacked(rgb))).join(', ');
  return (
    <div className={styles.foot}>
      <span className={styles.status}>{describePalette(picture, record)}</span>
      <div className={styles.actions}>
        <div className={styles.actions} role="toolbar" aria-label="What to do with the palette" {...group}>
          <CopyButton text={hexes} label="Copy" look="text" item={itemOf('copy')} />
          <Button
            variant="quiet"
            icon={<SwatchBook aria-hidden />}
            onClick={() => openTheme(palette)}
            {...itemOf('theme')}
          >
            Theme
          </Button>
          {isPalette && (
            <>
              <Button
                variant="quiet"
                icon={<Bookmark aria-hidden />}
                onClick={() => dispatch(askToSave(palette))}
                {...itemOf('save')}
              >
                Save
              </Button>
              <ShareMenu onShare={(way) => share(palette, way)} item={itemOf('share')} />
            </>
          )}
        </div>
        <span className={styles.open}>
          <Button variant="primary" onClick={open}>
            Open in builder
          </Button>
        </span>
      </div>
    </div>
  );
};
