import { Bookmark, Download, SwatchBook } from 'lucide-react';

import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { PALETTE_MIN } from '../../../color/paletteSize';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { askToSave } from '../../../state/palette/askToSave';
import { useSharePalette } from '../../../state/palette/useSharePalette';
import { useOpenTheme } from '../../../state/theme/useOpenTheme';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { ShareMenu } from '../../../ui/ShareMenu';
import { rovingItem, useRovingFocus } from '../../../ui/useRovingFocus';
import { colorsOf, type PaletteEntry } from '../paletteHistory';
import { useOpenInBuilder } from '../useOpenInBuilder';
import styles from './PalettePanel.module.css';

/** The actions on a palette: save, share, open. On phones the dock has the last. */
export const PaletteActions = ({ entries }: { readonly entries: readonly PaletteEntry[] }) => {
  const dispatch = useAppDispatch();
  const share = useSharePalette();
  const openTheme = useOpenTheme();
  const open = useOpenInBuilder(entries);
  const group = useRovingFocus({ count: 5 });
  const palette = { colors: colorsOf(entries), name: null };
  const hexes = entries.map(({ rgb }) => formatHex(colorFromPacked(rgb))).join(', ');
  return (
    <div className={styles.actions}>
      <div className={styles.ways} role="toolbar" aria-label="What to do with the palette" {...group}>
        <CopyButton text={hexes} label="Copy" look="text" item={rovingItem(0)} />
        <Button
          variant="quiet"
          icon={<SwatchBook aria-hidden />}
          onClick={() => openTheme(palette)}
          {...rovingItem(1)}
        >
          Theme
        </Button>
        {entries.length >= PALETTE_MIN && (
          <>
            <Button
              variant="quiet"
              icon={<Bookmark aria-hidden />}
              onClick={() => dispatch(askToSave(palette))}
              {...rovingItem(2)}
            >
              Save
            </Button>
            <Button
              variant="quiet"
              icon={<Download aria-hidden />}
              onClick={() => dispatch(dialogOpened({ dialog: 'export', palette }))}
              {...rovingItem(3)}
            >
              Export
            </Button>
            <ShareMenu hasWord onShare={(way) => share(palette, way)} item={rovingItem(4)} />
          </>
        )}
      </div>
      <span className={styles.open}>
        <Button variant="primary" onClick={open}>
          Open in builder
        </Button>
      </span>
    </div>
  );
};
