import { PALETTE_MAX, PALETTE_MIN } from '../../color/paletteSize';
import { importedMessage, IMPORT_MESSAGES } from '../../domain/importMessages';
import { MESSAGES } from '../../domain/messages';
import type { FoundSummary } from '../../palette/foundSummary';
import { nameColor } from '../../palette/nameColor';
import { createPalette } from '../../palette/palette';
import { useOpenPalette } from '../../state/palette/useOpenPalette';
import { useServices } from '../../state/servicesContext';
import { useNamer } from '../../state/useNamer';
import { ColorChooser } from './ColorChooser';
import { FoundReport } from './FoundReport';
import { ManyColors } from './ManyColors';
import { NoPalette } from './NoPalette';
import { useChosenColors } from './useChosenColors';
import { UseColors } from './UseColors';

type FoundColorsProps = {
  readonly found: FoundSummary;
  /** Null if text was read. */
  readonly fileName: string | null;
  /** Whether a newer source is still being read. */
  readonly isOld: boolean;
  /** Inserts an example into the field; null if that has text. */
  readonly onExample: (() => void) | null;
  readonly onUsed: () => void;
};

/** The result: the colors found, which are selected, and the button that opens them in the builder. */
export const FoundColors = ({ found, fileName, isOld, onExample, onUsed }: FoundColorsProps) => {
  const openPalette = useOpenPalette();
  const namer = useNamer();
  const { toasts } = useServices();
  const choice = useChosenColors(found);
  const { shown, chosen, isRefused, toggle } = choice;

  const use = () => {
    if (isOld) return;
    const taken = shown.filter((_, i) => chosen.has(i));
    const colors = taken.map(({ color }) => color);
    // Names that are generated anyway, as in our own files, are not kept, so that an edited color gets a new one.
    const ownNames = namer?.(colors);
    const named = taken.map(({ color, name }, i) => nameColor(color, name === ownNames?.[i] ? null : name));
    const name = found.title ?? null;
    openPalette(createPalette(named, { name }));
    // If the builder is scrolled far down, the change would not be visible.
    window.scrollTo(0, 0);
    toasts.show(importedMessage(named.length, name));
    onUsed();
  };

  const isTooFew = shown.length >= PALETTE_MIN && chosen.size < PALETTE_MIN;
  return (
    <>
      {found.refusal !== null || found.colorCount < PALETTE_MIN ? (
        <NoPalette found={found} fileName={fileName} onExample={onExample} onLeave={onUsed} />
      ) : (
        <FoundReport found={found} notice={isTooFew ? MESSAGES.paletteTooSmall : null} />
      )}
      {choice.isMany && (
        <ManyColors
          isGrouped={choice.isGrouped}
          onGrouped={choice.setGrouped}
          onCover={choice.cover}
          onHues={choice.takeHues}
          groupCount={choice.groupCount}
          covered={choice.covered}
        />
      )}
      {shown.length > 0 && (
        <ColorChooser key={String(choice.isGrouped)} colors={shown} chosen={chosen} onToggle={toggle} />
      )}
      <UseColors
        count={chosen.size}
        words={shown.length > 0 ? `${chosen.size} chosen, at most ${PALETTE_MAX}` : undefined}
        notice={isRefused ? IMPORT_MESSAGES.importFull : null}
        onClear={choice.clear}
        onUse={use}
      />
    </>
  );
};
