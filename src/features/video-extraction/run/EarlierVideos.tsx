import { Undo2 } from 'lucide-react';

import { counted } from '../../../domain/messages';
import { backToVideoMessage } from '../../../domain/videoMessages';
import { useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { unitOf } from '../configure/captureSettings';
import { selectEarlier } from '../videoExtractionSlice';
import styles from './EarlierVideos.module.css';

/** Buttons that show again what was read before. */
export const EarlierVideos = ({ onGoBack }: { readonly onGoBack: (id: number) => void }) =>
  useAppSelector(selectEarlier).map(({ shown: { id, name, settings }, frameCount }) => {
    const frames = counted(frameCount, unitOf(settings));
    const label = backToVideoMessage(frames, name);
    return (
      <Button key={id} icon={<Undo2 aria-hidden />} title={label} onClick={() => onGoBack(id)}>
        <span className={styles.label}>{label}</span>
      </Button>
    );
  });
