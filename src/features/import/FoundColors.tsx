import { PALETTE_MAX, PALETTE_MIN } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import type { FoundSummary } from '../../palette/foundSummary';
import { nameColor } from '../../palette/nameColor';
import { createPalette } from '../../palette/palette';
import { useOpenPalette } from '../../state/palette/useOpenPalette';
import { ColorChooser } from './ColorChooser';
import { FoundReport } from './FoundReport';
import { ManyColors } from './ManyColors';
import { useChosenColors } from './useChosenColors';
import { UseColors } from './UseColors';

type FoundColorsProps = {
  readonly found: FoundSummary;
  /** Whether something newer is still being read. */
  readonly isOld: boolean;
  readonly onUsed: () => void;
};

/** What was found, which of it is taken, and the way to the builder with that. */
export const FoundColors = ({ found, isOld, onUsed }: FoundColorsProps) => {
  const openPalette = useOpenPalette();
  const choice = useChosenColors(found);
  const { shown, chosen, isRefused, toggle } = choice;

  const use = () => {
    if (isOld) return;
    const taken = shown.filter((_, i) => chosen.has(i));
    openPalette(createPalette(taken.map(({ color, name }) => nameColor(color, name))));
    onUsed();
  };

  const isTooFew = shown.length >= PALETTE_MIN && chosen.size < PALETTE_MIN;
  return (
    <>
      <FoundReport
        found={found}
        notice={isRefused ? MESSAGES.importFull : isTooFew ? MESSAGES.paletteTooSmall : null}
      />
      {choice.isMany && (
        <ManyColors
          isGrouped={choice.isGrouped}
          onGrouped={choice.setGrouped}
          onCover={choice.cover}
          groupCount={choice.groupCount}
          covered={choice.covered}
        />
      )}
      {shown.length > 0 && (
        <ColorChooser key={String(choice.isGrouped)} colors={shown} chosen={chosen} onToggle={toggle} />
      )}
      <UseColors count={chosen.size} words={`${chosen.size} of ${PALETTE_MAX}`} onUse={use} />
    </>
  );
};
