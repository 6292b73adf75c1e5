/** The test document's own element, which plays without pictures; the test says when it refuses and when it ends. */
export const createFakePlayer = (play?: () => Promise<void>) => {
  const element = document.createElement('video');
  let isPaused = true;
  let isEnded = false;
  let start = async (): Promise<void> => {
    isPaused = false;
    element.dispatchEvent(new Event('playing'));
  };
  if (play) start = play;
  Object.defineProperties(element, {
    paused: { get: () => isPaused },
    ended: { get: () => isEnded },
    currentTime: { value: 7, writable: true },
    play: { value: () => start() },
    pause: {
      value: () => {
        if (isPaused) return;
        isPaused = true;
        element.dispatchEvent(new Event('pause'));
      },
    },
  });
  return {
    element,
    refuse: () => {
      start = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    },
    end: () => {
      isEnded = true;
      isPaused = true;
      element.dispatchEvent(new Event('pause'));
      element.dispatchEvent(new Event('ended'));
    },
  };
};
