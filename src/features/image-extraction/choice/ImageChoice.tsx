import { FolderOpen, Shuffle, Upload } from 'lucide-react';
import { useCallback, useMemo } from 'react';

import { EXTRACTION } from '../../../domain/imageLimits';
import { IMAGE_MESSAGES } from '../../../domain/imageMessages';
import type { StockPhoto } from '../../../domain/stockPhoto';
import { useServices } from '../../../state/servicesContext';
import { useMediaPages } from '../../../state/api/useMediaPages';
import { Button } from '../../../ui/Button';
import { DropZone } from '../../../ui/DropZone';
import { TOUCH_ONLY, useMediaQuery } from '../../../ui/useMediaQuery';
import { MediaGallery } from '../../../ui/MediaGallery';
import type { Medium } from '../../../ui/MediaTile';
import type { ImageSource } from '../extractImage';
import { canChooseFolder } from '../incoming/canChooseFolder';
import { AddressField } from './AddressField';
import { LastPalette } from './LastPalette';

type ImageChoiceProps = {
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
  /** The typed address, kept if the picture could not be read. */
  readonly address: string;
  readonly onAddress: (address: string) => void;
  readonly onUpload: () => void;
  readonly onFolder: () => void;
  readonly onStart: (source: ImageSource) => void;
  readonly onReturn: () => void;
};

const toMedium = ({
  id,
  alt,
  title = alt,
  photographer,
  src,
  width,
  height,
  colors,
}: StockPhoto): Medium => ({
  id,
  // Begins with what is shown, so that voice control finds it by that.
  label: `${title}, by ${photographer}${title === alt ? '' : `: ${alt}`}`,
  title,
  image: src.medium,
  width,
  height,
  colors,
  credit: photographer,
});

/** Every source of pictures: files, a folder, an address, a random one, the gallery. */
export const ImageChoice = ({
  isOver,
  address,
  onAddress,
  onUpload,
  onFolder,
  onStart,
  onReturn,
}: ImageChoiceProps) => {
  const { stockPhotos } = useServices();
  const load = useCallback(
    (page: number, perPage: number) => stockPhotos.curated(page, perPage),
    [stockPhotos],
  );
  const { media: photos, isLoading, hasMore, loadMore } = useMediaPages(load, EXTRACTION.galleryPageSize);
  const media = useMemo(() => photos.map(toMedium), [photos]);
  const choose = useCallback(
    (chosen: string) => {
      const photo = photos.find(({ id }) => id === chosen);
      if (photo) onStart({ kind: 'photo', photo });
    },
    [onStart, photos],
  );
  const isTouch = useMediaQuery(TOUCH_ONLY);
  return (
    <>
      <DropZone
        label="Choose an image"
        title={isTouch ? 'Choose or take a picture' : 'Drop or paste an image'}
        note="JPEG, PNG, WebP, AVIF, GIF or SVG, up to 50 at once"
        promise="Pictures stay on this device."
        isOver={isOver}
        below={
          <AddressField
            address={address}
            onType={onAddress}
            onOpen={() => onStart({ kind: 'address', address })}
          />
        }
      >
        {canChooseFolder() && (
          <Button icon={<FolderOpen aria-hidden />} onClick={onFolder}>
            Choose a folder
          </Button>
        )}
        <Button icon={<Shuffle aria-hidden />} onClick={() => onStart({ kind: 'random' })}>
          Random image
        </Button>
        <Button variant="primary" icon={<Upload aria-hidden />} onClick={onUpload}>
          Upload image
        </Button>
      </DropZone>
      <LastPalette onReturn={onReturn} />
      <MediaGallery
        title="Or start from one of these pictures"
        missing={IMAGE_MESSAGES.stockPhotosMissing}
        media={media}
        isLoading={isLoading}
        hasMore={hasMore}
        pageSize={EXTRACTION.galleryPageSize}
        onLoadMore={loadMore}
        onChoose={choose}
      />
    </>
  );
};
