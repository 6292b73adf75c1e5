import { Volume2, VolumeX } from 'lucide-react';

import { IconButton } from '../../../ui/IconButton';
import { setMuted } from './steerPlayer';
import { useIsMuted } from './usePlayerState';

/** Videos start muted, until the user turns the sound on. */
export const SoundButton = ({ player }: { readonly player: HTMLVideoElement }) => {
  const isMuted = useIsMuted(player);
  return (
    <IconButton
      label={isMuted ? 'Turn sound on' : 'Turn sound off'}
      icon={isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      onClick={() => setMuted(player, !isMuted)}
    />
  );
};
