import { Share2 } from 'lucide-react';
import { useState } from 'react';

import type { ShareWay } from '../domain/shareWays';
import { Menu } from './Menu';
import type { MenuOption } from './menuOption';

type ShareMenuProps = {
  readonly onShare: (way: ShareWay) => void;
  readonly size?: 'medium' | 'small';
};

const NONE: readonly MenuOption<ShareWay>[] = [];

/** Every way for a palette to leave, the same wherever there is one. Its lines load when it is first about to open. */
export const ShareMenu = ({ onShare, size = 'medium' }: ShareMenuProps) => {
  const [options, setOptions] = useState(NONE);
  const prepare = () => {
    import('./shareOptions').then(
      ({ SHARE_OPTIONS }) => setOptions(SHARE_OPTIONS),
      // Whoever comes back to the button asks for them again.
      () => undefined,
    );
  };
  return (
    // Not a control: it sees that somebody comes to the one in it.
    <span onPointerEnter={prepare} onFocus={prepare}>
      <Menu
        label="Share palette"
        icon={<Share2 aria-hidden />}
        size={size}
        options={options}
        onSelect={onShare}
      />
    </span>
  );
};
