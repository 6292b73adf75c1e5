import { setZero } from './videoTime';

export type Player = {
  readonly element: HTMLVideoElement;
  /** Releases the decoder and the file's object URL. */
  readonly dispose: () => void;
};

/** A player for a file, initially muted. It loads nothing from the network: the file is on this device. */
export const createPlayer = (source: Blob, zeroSeconds: number): Player => {
  const element = document.createElement('video');
  setZero(element, zeroSeconds);
  const url = URL.createObjectURL(source);
  element.muted = true;
  element.playsInline = true;
  element.preload = 'auto';
  // Its controls are separate elements.
  element.tabIndex = -1;
  element.src = url;
  return {
    element,
    dispose: () => {
      element.pause();
      element.removeAttribute('src');
      element.load();
      URL.revokeObjectURL(url);
    },
  };
};
