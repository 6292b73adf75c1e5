import { Share2 } from 'lucide-react';

import type { ShareWay } from '../domain/shareWays';
import { Menu } from './Menu';
import type { RovingItem } from './useRovingFocus';
import { SHARE_OPTIONS } from './shareOptions';

type ShareMenuProps = {
  readonly onShare: (way: ShareWay) => void;
  readonly size?: 'medium' | 'small';
  /** Where it is one of a group with a single Tab stop. */
  readonly item?: RovingItem;
};

/** Every way for a palette to leave, the same wherever there is one. */
export const ShareMenu = ({ onShare, size = 'medium', item }: ShareMenuProps) => (
  <Menu
    label="Share palette"
    icon={<Share2 aria-hidden />}
    size={size}
    item={item}
    options={SHARE_OPTIONS}
    onSelect={onShare}
  />
);
