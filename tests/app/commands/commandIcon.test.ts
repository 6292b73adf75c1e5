import { Lock, Paintbrush, Pin, Undo2 } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { BUILDER_COMMANDS } from '../../../src/app/commands/builderCommands';
import { commandIcon } from '../../../src/app/commands/commandIcon';

describe('the icon of a command', () => {
  it('is that of its button, whatever its key', () => {
    expect(commandIcon({ id: 'shortcut lock l', group: 'Palette', label: '', run: () => {} })).toBe(Lock);
    expect(commandIcon({ id: 'shortcut lock x', group: 'Palette', label: '', run: () => {} })).toBe(Lock);
  });

  it('of pinning is a pin, not the arrow of the history', () => {
    const iconOf = (id: string) => commandIcon({ id, group: 'History', label: '', run: () => {} });
    expect(iconOf('shortcut pin p')).toBe(Pin);
    expect(iconOf('shortcut back ArrowLeft')).toBe(Undo2);
  });

  it('is not the same for all that can be done with the palette', () => {
    const general = BUILDER_COMMANDS.filter(
      ({ id, group, label, colorPlace }) =>
        group === 'Palette' &&
        // These show their color instead.
        colorPlace === undefined &&
        commandIcon({ id, group, label, run: () => {} }) === Paintbrush,
    );
    expect(general.map(({ id }) => id)).toEqual([]);
  });
});
