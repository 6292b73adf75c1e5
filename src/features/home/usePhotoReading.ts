import { useEffect, useState } from 'react';

import { parsePalette } from '../../color/parsePalette';
import type { Color } from '../../color/types';
import { EXTRACTION } from '../../domain/limits';
import type { StockPhoto } from '../../domain/stockPhoto';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { readColors, type ColorReading } from './readColors';
import { readImage } from './readImage';

/** A color of the picture; without a reading where the picture's server forbids one. */
export type PhotoColor = { readonly color: Color; readonly reading: ColorReading | null };

const readPhoto = (photo: StockPhoto, image: HTMLImageElement): PhotoColor[] => {
  const colors = parsePalette(photo.colors) ?? [];
  try {
    const readings = readColors(readImage(image), colors);
    return colors
      .map((color, index) => ({ color, reading: readings[index] ?? null }))
      .toSorted((a, b) => (b.reading?.percent ?? 0) - (a.reading?.percent ?? 0));
  } catch (error) {
    reportError('reading the picture of the home page', error);
    return colors.map((color) => ({ color, reading: null }));
  }
};

/** A wide picture of the gallery, and its colors as soon as it is there, the largest share first. */
export const usePhotoReading = () => {
  const { stockPhotos } = useServices();
  const [photo, setPhoto] = useState<StockPhoto>();
  const [colors, setColors] = useState<readonly PhotoColor[]>([]);

  useEffect(() => {
    let isGone = false;
    void stockPhotos.curated(1, EXTRACTION.galleryPageSize).then((photos) => {
      if (!isGone) setPhoto(photos.find(({ width, height }) => width > height) ?? photos[0]);
    });
    return () => {
      isGone = true;
    };
  }, [stockPhotos]);

  const onLoad = (image: HTMLImageElement): void => {
    if (photo) setColors(readPhoto(photo, image));
  };
  return { photo, colors, onLoad };
};
