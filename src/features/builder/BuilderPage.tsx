import { X } from 'lucide-react';
import { Suspense, type CSSProperties } from 'react';
import { MESSAGES } from '../../domain/messages';
import { useAppSelector } from '../../state/hooks';
import { IconButton } from '../../ui/IconButton';
import { Panel } from '../../ui/Panel';
import { PanelBoundary } from '../../ui/PanelBoundary';
import { Skeleton } from '../../ui/Skeleton';
import styles from './BuilderPage.module.css';
import { selectColorCount } from './palette/historySlice';
import { PANELS, type PanelRow } from './panels';
import { PaletteStrip } from './strip/PaletteStrip';
import { PaletteToolbar } from './toolbar/PaletteToolbar';
import { usePaletteAddress } from './usePaletteAddress';

const gridArea = ({ span }: PanelRow): CSSProperties & Record<'--wide' | '--tablet', number> => ({
  '--wide': span.wide,
  '--tablet': span.tablet,
});

const BuilderPage = () => {
  const { isInvalid, dismiss } = usePaletteAddress();
  const colorCount = useAppSelector(selectColorCount);
  return (
    <>
      <PaletteStrip />
      <PaletteToolbar />
      <div className={styles.panels}>
        {isInvalid && (
          <aside className={styles.notice}>
            <p role="alert">{MESSAGES.paletteLinkInvalid}</p>
            <IconButton label="Dismiss" icon={<X aria-hidden />} size="small" onClick={dismiss} />
          </aside>
        )}
        {PANELS.filter((row) => row.isVisible({ colorCount })).map((row) => (
          <div key={row.id} className={styles.cell} style={gridArea(row)}>
            <PanelBoundary>
              <Suspense
                fallback={
                  <Panel title={row.title}>
                    <Skeleton height={240} />
                  </Panel>
                }
              >
                <row.Panel title={row.title} />
              </Suspense>
            </PanelBoundary>
          </div>
        ))}
      </div>
    </>
  );
};

export default BuilderPage;
