import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { describe, expect, it } from 'vitest';
import { config, system } from '../../src/ui/theme';

const RECIPES = {
  dialog: [{ size: 'xs' }, { size: 'sm' }, { size: 'md' }, { size: 'lg' }],
  menu: [{}],
  tooltip: [{}],
};

describe('the styles of dialogs, menus and tooltips', () => {
  // Its configuration as it is, with all that Chakra has beside it.
  const whole = createSystem(defaultBaseConfig, config);

  it.each(Object.entries(RECIPES))('are those of the whole library: %s', (name, variants) => {
    for (const variant of variants) {
      const [ours, theirs] = [system, whole].map((one) => one.sva(one.getSlotRecipe(name))(variant));
      expect(Object.keys(ours ?? {}).length).toBeGreaterThan(0);
      expect(ours).toEqual(theirs);
    }
  });

  it.each(RECIPES.dialog)('darken the page below a dialog on phones, at every size: %o', (variant) => {
    const { backdrop } = system.sva(system.getSlotRecipe('dialog'))(variant);
    expect(backdrop).toMatchObject({ background: expect.stringContaining('overlay') });
  });
});
