import { VideoExtractionError } from '../../../../workers/video-extraction/common/api';

/** A player without progress for this long is considered hung. */
const STILL_MS = 10_000;
const LOOK_MS = 1000;

type Watch = {
  readonly onPause: () => void;
  readonly onPlay: () => void;
  readonly onFail: (error: VideoExtractionError) => void;
};

/** Watches a player for stalls and errors until `signal` aborts: damaged data may just stop it. */
export const watchPlayer = (
  player: HTMLVideoElement,
  signal: AbortSignal,
  { onPause, onPlay, onFail }: Watch,
): void => {
  let lastTime = player.currentTime;
  let stillMs = 0;
  const look = (): void => {
    const isWaiting = player.paused || player.ended || document.hidden;
    stillMs = isWaiting || player.currentTime !== lastTime ? 0 : stillMs + LOOK_MS;
    lastTime = player.currentTime;
    if (stillMs >= STILL_MS) onFail(new VideoExtractionError('timeout'));
  };
  const timer = setInterval(look, LOOK_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  player.addEventListener('error', () => onFail(new VideoExtractionError('corrupt')), { signal });
  player.addEventListener('playing', onPlay, { signal });
  player.addEventListener(
    'pause',
    () => {
      // The end also fires a pause event.
      if (!player.ended) onPause();
    },
    { signal },
  );
};
