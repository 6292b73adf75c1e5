import { Download } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';

import { formatHex } from '../../color/format';
import { MESSAGES } from '../../domain/messages';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { downloadFile } from '../../state/downloadFile';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { usePaletteNames } from '../../state/usePaletteNames';
import { useGetWeeklyQuery } from '../../state/api/weeklyApi';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PicturePreview } from './PicturePreview';
import styles from './SocialExportDialog.module.css';
import { socialFileName } from './socialFileName';
import { FIRST_SETTINGS, toPicture, type SocialSettings } from './socialSettings';
import { SocialSettingsFields } from './SocialSettingsFields';

/** A palette, or one of its colors, as a picture to post. */
const SocialExportDialog = ({ palette, onClose }: DialogPropsOf<'socialExport'>) => {
  const { toasts, socialPictures } = useServices();
  const { data: current = null } = useGetWeeklyQuery();
  const [settings, setSettings] = useState<SocialSettings>(FIRST_SETTINGS);
  const [isGenerating, setIsGenerating] = useState(false);
  const closing = useRef(new AbortController());
  useEffect(() => () => closing.current.abort(), []);

  const names = usePaletteNames(palette.colors);
  const picture = useMemo(() => {
    const hexes = ({ colors }: Pick<typeof palette, 'colors'>) =>
      colors.map((color) => formatHex(color)).join();
    const isWeekly = current !== null && hexes(current) === hexes(palette);
    return toPicture(settings, palette, names, isWeekly ? current.week : null);
  }, [settings, palette, names, current]);

  const download = async (): Promise<void> => {
    setIsGenerating(true);
    const { signal } = closing.current;
    try {
      const blob = await socialPictures.draw(signal, picture);
      downloadFile(socialFileName(settings), blob.type, new Uint8Array(await blob.arrayBuffer()));
    } catch (error) {
      if (signal.aborted) return;
      reportError('drawing a picture to post', error);
      toasts.show(MESSAGES.pictureFailed, { tone: 'error' });
    }
    setIsGenerating(false);
  };

  return (
    <Dialog
      title="Social media export"
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <div className={styles.download}>
          <span className={styles.fileName}>{socialFileName(settings)}</span>
          <Button
            variant="primary"
            icon={isGenerating ? undefined : <Download aria-hidden />}
            disabled={isGenerating}
            onClick={() => void download()}
          >
            {isGenerating ? 'Generating...' : 'Download'}
          </Button>
        </div>
      }
    >
      <div className={styles.export}>
        <div className={styles.settings}>
          <SocialSettingsFields
            settings={settings}
            colors={palette.colors}
            onChange={(change) => setSettings({ ...settings, ...change })}
          />
        </div>
        <PicturePreview picture={picture} />
      </div>
    </Dialog>
  );
};

export default SocialExportDialog;
