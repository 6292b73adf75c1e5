import { Share2 } from 'lucide-react';

import type { ShareWay } from '../domain/shareWays';
import { Button } from './Button';
import { Menu } from './Menu';
import type { RovingItem } from './useRovingFocus';
import { SHARE_OPTIONS } from './shareOptions';

type ShareMenuProps = {
  readonly onShare: (way: ShareWay) => void;
  readonly size?: 'medium' | 'small';
  /** Roving focus props, when it belongs to a group with a single Tab stop. */
  readonly item?: RovingItem;
  /** Shows a text label too, to match labeled buttons beside it. */
  readonly hasWord?: boolean;
};

const ICON = <Share2 aria-hidden />;

/** The menu of all ways to share a palette, the same everywhere. */
export const ShareMenu = ({ onShare, size = 'medium', item, hasWord = false }: ShareMenuProps) => (
  <Menu
    label="Share palette"
    icon={ICON}
    size={size}
    item={item}
    options={SHARE_OPTIONS}
    onSelect={onShare}
    {...(hasWord && {
      renderButton: (trigger) => (
        <Button {...trigger} {...item} variant="quiet" icon={ICON} aria-label="Share palette">
          Share
        </Button>
      ),
    })}
  />
);
