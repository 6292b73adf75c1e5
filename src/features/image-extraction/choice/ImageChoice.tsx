import { useCallback } from 'react';

import type { StockPhoto } from '../../../domain/stockPhoto';
import type { ImageSource } from '../extractImage';
import { DropZone } from './DropZone';
import { Gallery } from './Gallery';
import { LastPalette } from './LastPalette';
import { useStockPhotos } from './useStockPhotos';

type ImageChoiceProps = {
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
  readonly onUpload: () => void;
  readonly onStart: (source: ImageSource) => void;
  readonly onReturn: () => void;
};

/** Every way to a picture: a file, a random one, the gallery. */
export const ImageChoice = ({ isOver, onUpload, onStart, onReturn }: ImageChoiceProps) => {
  const stock = useStockPhotos();
  const choosePhoto = useCallback((photo: StockPhoto) => onStart({ kind: 'photo', photo }), [onStart]);
  return (
    <>
      <DropZone isOver={isOver} onUpload={onUpload} onRandom={() => onStart({ kind: 'random' })} />
      <LastPalette onReturn={onReturn} />
      <Gallery stock={stock} onChoose={choosePhoto} />
    </>
  );
};
