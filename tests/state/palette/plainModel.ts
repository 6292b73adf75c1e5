/** A palette and its steps as anybody would keep them on paper: lists of words, and two fingers. */
export type PlainStep = {
  readonly hexes: readonly string[];
  readonly locked: readonly boolean[];
  readonly name: string | null;
  readonly isPinned: boolean;
};
export type Plain = { readonly steps: readonly PlainStep[]; readonly at: number; readonly selected: number };

/** One of them in numbers; what they stand for, the commands say. */
export type PlainCommand =
  | { readonly kind: 'mirror' | 'undo' | 'redo' }
  | { readonly kind: 'duplicate' | 'remove' | 'select' | 'lock' | 'pin' | 'go'; readonly place: number }
  | { readonly kind: 'move'; readonly place: number; readonly to: number }
  | { readonly kind: 'insert' | 'recolor'; readonly place: number; readonly hex: string }
  | { readonly kind: 'rename'; readonly name: string };

type Slots = {
  readonly slots: readonly (readonly [hex: string, isLocked: boolean])[];
  readonly selected: number;
};

/** The colors after an edit and which one is selected then, or null where the edit is refused. */
const edited = (step: PlainStep, selected: number, command: PlainCommand): Slots | null => {
  const slots = step.hexes.map((hex, i) => [hex, step.locked[i] === true] as const);
  const { length } = slots;
  if (command.kind === 'mirror') return { slots: slots.toReversed(), selected: length - 1 - selected };
  if (!('place' in command) || command.place > length) return null;
  const { place } = command;
  if (command.kind === 'insert')
    return length < 9 ? { slots: slots.toSpliced(place, 0, [command.hex, false]), selected: place } : null;
  const own = slots[place];
  if (!own) return null;
  if (command.kind === 'duplicate')
    return length < 9 ? { slots: slots.toSpliced(place + 1, 0, [own[0], false]), selected: place + 1 } : null;
  if (command.kind === 'remove')
    return length > 2 ? { slots: slots.toSpliced(place, 1), selected: Math.min(place, length - 2) } : null;
  if (command.kind === 'recolor') return { slots: slots.with(place, [command.hex, own[1]]), selected };
  if (command.kind !== 'move' || command.to >= length) return null;
  const marked = slots.map((slot, i) => ({ slot, isSelected: i === selected }));
  const moved = marked.toSpliced(place, 1).toSpliced(command.to, 0, ...marked.slice(place, place + 1));
  return { slots: moved.map(({ slot }) => slot), selected: moved.findIndex(({ isSelected }) => isSelected) };
};

const isSame = (one: PlainStep, other: PlainStep): boolean =>
  JSON.stringify([one.hexes, one.locked]) === JSON.stringify([other.hexes, other.locked]);

/** Whether colors were only moved, added or taken out between two steps, or one of them was changed. */
const isOneEdit = (one: PlainStep, other: PlainStep): boolean => {
  const others = [...other.hexes];
  const own = one.hexes.filter((hex) => {
    const place = others.indexOf(hex);
    if (place !== -1) others.splice(place, 1);
    return place === -1;
  });
  return own.length === 0 || others.length === 0 || own.length + others.length === 2;
};

/** The steps after a color was locked or unlocked: those of the same palette beside it too, up to a pinned one. */
const lockedSteps = ({ steps, at }: Plain, place: number): PlainStep[] => {
  const own = steps[at];
  const hex = own?.hexes[place];
  const isReached = steps.map((_, i) => i === at);
  const reach = (from: number, to: number): void => {
    const [one, next] = [steps[from], steps[to]];
    if (!one || !next || next.isPinned || !isOneEdit(one, next)) return;
    isReached[to] = true;
    reach(to, to + to - from);
  };
  reach(at, at - 1);
  reach(at, at + 1);
  let before = 0;
  for (let i = 0; i < place; i++) if (own?.hexes[i] === hex) before += 1;
  return steps.map((step, i) => {
    if (!isReached[i]) return step;
    let index = -1;
    for (let n = 0; n <= before; n++) {
      index = step.hexes.indexOf(hex ?? '', index + 1);
      if (index === -1) return step;
    }
    return { ...step, locked: step.locked.with(index, own?.locked[place] !== true) };
  });
};

/** A step behind the one that is shown: what came after goes, then the oldest beyond the limit, and nothing pinned. */
const withStep = ({ steps, at }: Plain, step: PlainStep, limit: number): PlainStep[] => {
  const all = [...steps.slice(0, at + 1), ...steps.slice(at + 1).filter(({ isPinned }) => isPinned), step];
  while (all.length > limit) {
    const oldest = all.findIndex(({ isPinned }, i) => !isPinned && i < all.length - 1);
    if (oldest === -1) break;
    all.splice(oldest, 1);
  }
  return all;
};

/** What the command makes of it. */
export const plainAfter = (plain: Plain, command: PlainCommand, limit: number): Plain => {
  const { steps, at, selected } = plain;
  const step = steps[at];
  if (!step) return plain;
  const go = (to: number): Plain => (steps[to] && to !== at ? { steps, at: to, selected: 0 } : plain);
  const change = (place: number, changed: PlainStep): Plain => ({
    ...plain,
    steps: steps.with(place, changed),
  });
  if (command.kind === 'undo') return { ...go(at - 1), selected: 0 };
  if (command.kind === 'redo') return { ...go(at + 1), selected: 0 };
  if (command.kind === 'go') return { ...go(command.place), selected: 0 };
  if (command.kind === 'select')
    return command.place < step.hexes.length ? { ...plain, selected: command.place } : plain;
  if (command.kind === 'lock')
    return command.place < step.locked.length
      ? { ...plain, steps: lockedSteps(plain, command.place) }
      : plain;
  if (command.kind === 'pin') {
    const pinned = steps[command.place];
    return pinned ? change(command.place, { ...pinned, isPinned: !pinned.isPinned }) : plain;
  }
  if (command.kind === 'rename') {
    if (command.name === step.name) return plain;
    const all = withStep(plain, { ...step, name: command.name, isPinned: false }, limit);
    return { ...plain, steps: all, at: all.length - 1 };
  }
  const after = edited(step, selected, command);
  if (!after) return plain;
  const next = {
    hexes: after.slots.map(([hex]) => hex),
    locked: after.slots.map(([, isLocked]) => isLocked),
    name: step.name,
    isPinned: false,
  };
  if (isSame(step, next)) return { ...plain, selected: after.selected };
  const all = withStep(plain, next, limit);
  return { steps: all, at: all.length - 1, selected: after.selected };
};
