import { Share2 } from 'lucide-react';

import type { ShareWay } from '../domain/shareWays';
import { Menu } from './Menu';
import { SHARE_OPTIONS } from './shareOptions';

type ShareMenuProps = {
  readonly onShare: (way: ShareWay) => void;
  readonly size?: 'medium' | 'small';
};

/** Every way for a palette to leave, the same wherever there is one. */
export const ShareMenu = ({ onShare, size = 'medium' }: ShareMenuProps) => (
  <Menu
    label="Share palette"
    icon={<Share2 aria-hidden />}
    size={size}
    options={SHARE_OPTIONS}
    onSelect={onShare}
  />
);
