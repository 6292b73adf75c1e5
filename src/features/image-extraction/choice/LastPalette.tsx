import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { selectPicture, selectRecord } from '../imageExtractionSlice';
import { PaletteMiniature } from '../PaletteMiniature';
import { useOpenInBuilder } from '../useOpenInBuilder';
import styles from './LastPalette.module.css';
import { returnToPicture } from './returnToPicture';

type LastPaletteProps = { readonly onReturn: () => void };

/** The last palette, offered while another picture is chosen. */
export const LastPalette = ({ onReturn }: LastPaletteProps) => {
  const dispatch = useAppDispatch();
  const record = useAppSelector(selectRecord);
  const hasPicture = useAppSelector(selectPicture) !== null;
  const open = useOpenInBuilder(record?.entries ?? []);
  if (!record) return null;
  const hexes = record.entries.map(({ rgb }) => formatHex(colorFromPacked(rgb))).join(', ');
  return (
    <section className={styles.last} aria-label="Last palette">
      <h2>Last palette</h2>
      <PaletteMiniature entries={record.entries} />
      <div className={styles.actions}>
        {hasPicture && (
          <Button
            onClick={() => {
              dispatch(returnToPicture());
              onReturn();
            }}
          >
            Back to the picture
          </Button>
        )}
        <CopyButton text={hexes} label="Copy" look="text" />
        <Button onClick={open}>Open in builder</Button>
      </div>
    </section>
  );
};
