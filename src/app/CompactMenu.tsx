import { Menu } from 'lucide-react';
import { useId, useState } from 'react';

import { IconButton } from '../ui/IconButton';
import { lazyPart } from '../ui/lazyPart';
import type { NavigationRow } from './navigation';
import { OptionalPart } from '../ui/OptionalPart';

const CompactMenuList = lazyPart(() => import('./CompactMenuList'));

type CompactMenuProps = {
  readonly pages: readonly NavigationRow[];
  readonly onFind: () => void;
  /** Null where PRO is not offered. */
  readonly onBecomePro: (() => void) | null;
};

/** On small screens: the header's entries in one menu. The list's code loads when it is first opened. */
export const CompactMenu = ({ pages, onFind, onBecomePro }: CompactMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const buttonId = useId();
  return (
    <>
      <IconButton
        id={buttonId}
        label="Menu"
        icon={<Menu aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => {
          setHasOpened(true);
          setIsOpen(!isOpen);
        }}
      />
      {hasOpened && (
        <OptionalPart
          onFail={() => {
            setHasOpened(false);
            setIsOpen(false);
          }}
        >
          <CompactMenuList
            isOpen={isOpen}
            buttonId={buttonId}
            pages={pages}
            onFind={onFind}
            onBecomePro={onBecomePro}
            onClose={() => setIsOpen(false)}
          />
        </OptionalPart>
      )}
    </>
  );
};
