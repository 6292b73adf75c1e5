import { FolderOpen, Play } from 'lucide-react';

import { unreadVideoMessage } from '../../../domain/videoMessages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { choiceDropped, selectChosen, selectOpening, selectRun, selectUnread } from '../videoExtractionSlice';
import type { ChosenVideo, Unread } from './chosenVideo';
import { stockVideoName } from './stockVideoName';

/** The choice, to make it again; null for a file that is no longer at hand. */
const useChoiceAgain = ({ choice, id }: Unread): ChosenVideo | null => {
  const { videos } = useServices();
  if (choice.kind === 'stock') return choice;
  const file = videos.get(id ?? 0)?.source;
  return file ? { ...choice, file } : null;
};

type UnreadVideoProps = {
  readonly onChoose: (video: ChosenVideo) => void;
  /** Asks for the file. */
  readonly onFindFile: () => void;
};

const UnreadNotice = ({ unread, onChoose, onFindFile }: UnreadVideoProps & { readonly unread: Unread }) => {
  const dispatch = useAppDispatch();
  const again = useChoiceAgain(unread);
  const { choice } = unread;
  const name = choice.kind === 'file' ? choice.name : stockVideoName(choice.video);
  return (
    <Notice
      label="Unread video"
      message={unreadVideoMessage(name)}
      action={
        again ? (
          <Button icon={<Play fill="currentColor" aria-hidden />} onClick={() => onChoose(again)}>
            Start again
          </Button>
        ) : (
          <Button icon={<FolderOpen aria-hidden />} onClick={onFindFile}>
            Choose the file again
          </Button>
        )
      }
      onDismiss={() => dispatch(choiceDropped())}
    />
  );
};

/** The video that was chosen before the page was left, and of which no frame has been read. */
export const UnreadVideo = (props: UnreadVideoProps) => {
  const unread = useAppSelector(selectUnread);
  const isOpening = useAppSelector(selectOpening) !== null;
  const isChosen = useAppSelector(selectChosen) !== null;
  const isRunning = useAppSelector(selectRun) !== null;
  if (!unread || isOpening || isChosen || isRunning) return null;
  return <UnreadNotice unread={unread} {...props} />;
};
