import { Ellipsis } from 'lucide-react';

import { KeyHint } from '../../../../ui/KeyHint';
import { Menu } from '../../../../ui/Menu';
import type { MenuOption } from '../../../../ui/menuOption';
import type { VideoEditor } from '../../edits/useVideoEditor';

/** The edits that a card can make to its frame. */
export type CardEdits = { readonly editor: VideoEditor; readonly isOfScenes: boolean };

type Command = 'previous' | 'next' | 'remove';

type CardMenuProps = CardEdits & {
  readonly index: number;
  readonly time: string;
  /** Number of frames on the page. */
  readonly count: number;
};

const optionsFor = ({ isOfScenes, index, count }: CardMenuProps): readonly MenuOption<Command>[] => [
  ...(isOfScenes && index > 0 ? [{ value: 'previous' as const, label: 'Merge with previous' }] : []),
  ...(isOfScenes && index < count - 1 ? [{ value: 'next' as const, label: 'Merge with next' }] : []),
  { value: 'remove', label: 'Remove', note: <KeyHint>Del</KeyHint> },
];

/** Menu of commands for one frame. */
export const CardMenu = (props: CardMenuProps) => {
  const { editor, index, time } = props;
  const select = (command: Command) => {
    if (command === 'remove') editor.remove(index);
    else editor.mergeWithNext(command === 'next' ? index : index - 1);
  };
  return (
    <Menu
      label={`Edit frame at ${time}`}
      size="small"
      icon={<Ellipsis aria-hidden />}
      options={optionsFor(props)}
      onSelect={select}
    />
  );
};
