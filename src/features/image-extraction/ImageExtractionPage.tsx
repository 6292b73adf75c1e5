import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { DropOverlay } from '../../ui/DropOverlay';
import { PageHead } from '../../ui/PageHead';
import { useIncomingFiles } from '../../ui/useIncomingFiles';
import { Announcer } from './Announcer';
import { ImageChoice } from './choice/ImageChoice';
import type { ImageSource } from './extractImage';
import styles from './ImageExtractionPage.module.css';
import { selectPicture, selectRun } from './imageExtractionSlice';
import { ImageProblem } from './ImageProblem';
import { ImageQuota } from './ImageQuota';
import { restorePalettes } from './restorePalettes';
import { useExtraction } from './useExtraction';
import { Workspace } from './Workspace';

const ImageExtractionPage = () => {
  const dispatch = useAppDispatch();
  const { imageExtractor } = useServices();
  const isBusy = useAppSelector(selectRun) !== null;
  const hasPicture = useAppSelector(selectPicture) !== null;
  const extracting = useExtraction();
  const [isRestored, setIsRestored] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    dispatch(restorePalettes());
    // Subscribers of the store hear of it after the first paint; then the last palette would push the gallery down.
    // oxlint-disable-next-line react/set-state-in-effect -- state of its own makes React draw again before the paint
    setIsRestored(true);
  }, [dispatch]);
  useEffect(() => {
    imageExtractor.warmUp();
  }, [imageExtractor]);

  const { choose } = extracting;
  const start = useCallback(
    (source: ImageSource) => {
      setIsChoosing(false);
      choose(source);
    },
    [choose],
  );
  const startFile = (file: File) => start({ kind: 'file', file, name: file.name || 'Pasted picture' });
  const isOver = useIncomingFiles('image', startFile);
  const openPicker = useCallback(() => picker.current?.click(), []);

  const takeFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Cleared, so that the same file can be chosen again.
    target.value = '';
    if (file) startFile(file);
  };

  const isWorking = isBusy || (hasPicture && !isChoosing);
  return (
    <div className={styles.page} data-docked={isWorking || undefined}>
      <PageHead title="Image to palette">
        <ImageQuota />
      </PageHead>
      <input ref={picker} type="file" accept="image/*" aria-label="Image file" hidden onChange={takeFile} />
      <ImageProblem onUpload={openPicker} />
      {isRestored && isWorking && (
        <Workspace extracting={extracting} onChangeImage={isBusy ? openPicker : () => setIsChoosing(true)} />
      )}
      {isRestored && !isWorking && (
        <ImageChoice
          isOver={isOver}
          onUpload={openPicker}
          onStart={start}
          onReturn={() => setIsChoosing(false)}
        />
      )}
      {isWorking && isOver && <DropOverlay>Drop to read its colors</DropOverlay>}
      <Announcer />
    </div>
  );
};

export default ImageExtractionPage;
