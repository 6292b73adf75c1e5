import { FolderOpen, Play, X } from 'lucide-react';
import { useRef } from 'react';

import { unreadVideoMessage } from '../../../domain/videoMessages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { useFocusReturn } from '../../../ui/useFocusReturn';
import { choiceDropped, selectChosen, selectOpening, selectRun, selectUnread } from '../videoExtractionSlice';
import type { ChosenVideo, Unread } from './chosenVideo';
import { stockVideoName } from './stockVideoName';
import styles from './UnreadVideo.module.css';

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

const Notice = ({ unread, onChoose, onFindFile }: UnreadVideoProps & { readonly unread: Unread }) => {
  const dispatch = useAppDispatch();
  const again = useChoiceAgain(unread);
  const notice = useRef<HTMLElement>(null);
  useFocusReturn(notice);
  const { choice } = unread;
  const name = choice.kind === 'file' ? choice.name : stockVideoName(choice.video);
  return (
    <section ref={notice} className={styles.notice} aria-label="Unread video">
      <p>{unreadVideoMessage(name)}</p>
      {again ? (
        <Button icon={<Play fill="currentColor" aria-hidden />} onClick={() => onChoose(again)}>
          Start again
        </Button>
      ) : (
        <Button icon={<FolderOpen aria-hidden />} onClick={onFindFile}>
          Choose the file again
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={() => dispatch(choiceDropped())} />
    </section>
  );
};

/** The video that was chosen before the page was left, and of which no frame has been read. */
export const UnreadVideo = (props: UnreadVideoProps) => {
  const unread = useAppSelector(selectUnread);
  const isOpening = useAppSelector(selectOpening) !== null;
  const isChosen = useAppSelector(selectChosen) !== null;
  const isRunning = useAppSelector(selectRun) !== null;
  if (!unread || isOpening || isChosen || isRunning) return null;
  return <Notice unread={unread} {...props} />;
};
