import { MESSAGES } from '../../../domain/messages';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectUser } from '../../../state/session/sessionSlice';
import { Button } from '../../../ui/Button';
import { ColorsField } from '../../../ui/ColorsField';
import { PaletteMiniature } from '../PaletteMiniature';
import { Choices } from './Choices';
import styles from './RecolorOptions.module.css';
import type { Offer } from './useOffers';

type RecolorOptionsProps = {
  readonly text: string;
  readonly problem: string | null;
  readonly offers: readonly Offer[];
  readonly chosen: string;
  /** More palettes are loading. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onType: (text: string) => void;
  readonly onChoose: (value: string) => void;
};

/** The source of the other palette: a typed list of colors or link, or an existing palette. */
export const RecolorOptions = ({
  text,
  problem,
  offers,
  chosen,
  isLoading,
  hasFailed,
  onType,
  onChoose,
}: RecolorOptionsProps) => {
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(selectUser) === null;
  const choices = offers.map(({ value, label, note, colors }) => ({
    value,
    label,
    ...(note !== undefined && { note }),
    sample: <PaletteMiniature entries={colors.map((rgb) => ({ rgb }))} />,
  }));
  return (
    <div className={styles.options}>
      <ColorsField text={text} problem={problem} onType={onType} />
      {offers.length === 0 && !isLoading && (
        <p className={styles.words}>
          There is no other palette yet. Make one here or in the builder, and the picture can be seen in its
          colors.
        </p>
      )}
      {offers.length > 0 && (
        <Choices label="Recolor by" choices={choices} value={chosen} onChange={onChoose} />
      )}
      {hasFailed && <p className={styles.words}>{MESSAGES.palettesFailed}</p>}
      {isVisitor && (
        <Button size="small" variant="quiet" onClick={() => dispatch(dialogOpened({ dialog: 'signIn' }))}>
          Sign in for your saved palettes
        </Button>
      )}
    </div>
  );
};
