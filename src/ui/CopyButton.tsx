import { Check, Copy } from 'lucide-react';

import { Button } from './Button';
import { IconButton } from './IconButton';
import type { RovingItem } from './useRovingFocus';
import { useCopied } from './useCopied';

type CopyButtonProps = {
  readonly text: string;
  /** What is copied: 'Copy #0D9488'. */
  readonly label: string;
  /** With 'text' the label is visible beside the icon, otherwise it is the accessible name and tooltip. */
  readonly look?: 'icon' | 'text';
  readonly size?: 'medium' | 'small';
  /** Roving focus props, when it belongs to a group with a single Tab stop. */
  readonly item?: RovingItem;
};

/** Copies `text`; its icon is a check mark for 3 s afterwards. */
export const CopyButton = ({ text, label, look = 'icon', size = 'medium', item }: CopyButtonProps) => {
  const { copied, copy } = useCopied();
  const icon = copied === text ? <Check aria-hidden data-copied /> : <Copy aria-hidden />;
  const onClick = () => void copy(text);
  return look === 'icon' ? (
    <IconButton label={label} icon={icon} size={size} onClick={onClick} {...item} />
  ) : (
    <Button variant="quiet" icon={icon} size={size} onClick={onClick} {...item}>
      {label}
    </Button>
  );
};
