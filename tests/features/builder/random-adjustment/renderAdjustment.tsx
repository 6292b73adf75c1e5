import { screen, within } from '@testing-library/react';

import { AdjustButton } from '../../../../src/features/builder/random-adjustment/AdjustButton';
import { AdjustmentBar } from '../../../../src/features/builder/random-adjustment/AdjustmentBar';
import { AdjustmentPreview } from '../../../../src/features/builder/random-adjustment/AdjustmentPreview';
import { selectIsPreviewing } from '../../../../src/features/builder/random-adjustment/adjustmentSlice';
import { useAppSelector } from '../../../../src/state/hooks';
import type { Services } from '../../../../src/state/services';
import { createFakeServices } from '../../../support/fakeServices';
import { renderInBuilder } from '../../../support/renderInBuilder';

/** As the page has them: the preview and its bar in place of the toolbar, which is hidden. */
const Builder = () => {
  const isPreviewing = useAppSelector(selectIsPreviewing);
  return (
    <>
      <div hidden={isPreviewing}>
        <AdjustButton />
      </div>
      {isPreviewing && (
        <>
          <AdjustmentPreview />
          <AdjustmentBar />
        </>
      )}
    </>
  );
};

/** Chance as a list of numbers; after the last one it starts again. */
export const scriptedRandom = (...numbers: number[]): (() => number) => {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
};

/** Two adjustments, the first of all kinds at its second level, then the second of the five left at its second. */
export const WARMER_AND_MUTED = [0.5, 0, 0.5, 0.2, 0.5] as const;

type Setup = { readonly locked?: readonly number[]; readonly services?: Partial<Services> };

/** What random adjustments need of the builder, with the palette of a link ('0d9488-f5f5f4'). */
export const renderAdjustment = (link: string, { locked = [], services = {} }: Setup = {}) => {
  const builder = renderInBuilder(<Builder />, {
    link,
    locked,
    services: createFakeServices({ random: scriptedRandom(...WARMER_AND_MUTED), ...services }),
  });
  const { user, store } = builder;
  return {
    ...builder,
    adjust: () => user.click(screen.getByRole('button', { name: 'Random palette adjustments' })),
    /** One line per color of the second row: '#504DC8 Adjusted'. */
    secondRow: (): string[] =>
      within(screen.getByRole('region', { name: 'Color palette, with a preview' }))
        .getAllByText(/^(Adjusted|Unchanged|Locked)$/)
        .map((outcome) => `${outcome.previousElementSibling?.textContent} ${outcome.textContent}`),
    labels: (): string[] =>
      within(screen.getByRole('list', { name: 'Adjustments' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    isOpen: (): boolean => selectIsPreviewing(store.getState()),
  };
};
