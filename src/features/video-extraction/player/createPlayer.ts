import { setZero } from './videoTime';

export type Player = {
  readonly element: HTMLVideoElement;
  /** Frees the decoder and the file's address. */
  readonly dispose: () => void;
};

/** A player of a file, silent until it is asked for sound. It loads nothing from anywhere: the file is on this device. */
export const createPlayer = (source: Blob, zeroSeconds: number): Player => {
  const element = document.createElement('video');
  setZero(element, zeroSeconds);
  const url = URL.createObjectURL(source);
  element.muted = true;
  element.playsInline = true;
  element.preload = 'auto';
  // Its controls stand beside it.
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
