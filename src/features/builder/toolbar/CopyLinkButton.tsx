import { Check, Link } from 'lucide-react';
import { useAppSelector } from '../../../state/hooks';
import { IconButton } from '../../../ui/IconButton';
import { useCopied } from '../../../ui/useCopied';
import { builderAddress } from '../../../palette/paletteLink';
import { selectEntry } from '../../../state/palette/historySlice';
import { comboTitle } from '../shortcuts/keyNames';
import { SHORTCUTS } from '../shortcuts/shortcuts';
import { selectHasSingleKeys } from '../../../state/shortcuts/shortcutSlice';

export const CopyLinkButton = () => {
  const entry = useAppSelector(selectEntry);
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  const { copied, copy } = useCopied();
  if (!entry) return null;
  // Generated, as the address bar follows the palette with a delay.
  const writeLink = () => `${window.location.origin}${builderAddress(entry)}`;
  return (
    <IconButton
      label="Copy link"
      keyTitle={hasSingleKeys ? comboTitle(SHORTCUTS.copyLink.combos[0]) : undefined}
      icon={
        copied !== null && copied === writeLink() ? <Check aria-hidden data-copied /> : <Link aria-hidden />
      }
      onClick={() => void copy(writeLink())}
    />
  );
};
