import { drawView } from './camera.mjs';

/** @typedef {import('./chance.mjs').Chance} Chance */
/** @typedef {import('./sources.mjs').Picture} Picture */
/** Draws over a frame of a shot. @typedef {(out: Picture, seconds: number) => void} Overlay */

/**
 * Objects passing over the background: discs and boxes cut out of other pictures, entering and leaving the frame.
 * @param {Chance} chance
 * @param {readonly Picture[]} texture
 * @returns {Overlay}
 */
export const passingThings = (chance, texture) => {
  const things = Array.from({ length: chance.whole(1, 3) }, () => ({
    size: chance.between(0.12, 0.45),
    isRound: chance.happens(0.6),
    x: chance.between(-0.2, 1.2),
    y: chance.between(0.1, 0.9),
    vx: chance.between(0.08, 1.1) * chance.pick([-1, 1]),
    vy: chance.between(-0.15, 0.15),
    view: { x: chance.next(), y: chance.next(), part: 0.5, angle: 0, mirrored: false },
  }));
  /** @type {(Picture | undefined)[]} */
  const drawn = [];
  return (out, seconds) => {
    for (const [index, { size, isRound, x, y, vx, vy, view }] of things.entries()) {
      const side = Math.max(4, Math.round(size * out.height));
      const sprite = (drawn[index] ??= { rgb: new Uint8Array(side * side * 3), width: side, height: side });
      if (seconds === 0 || sprite.rgb.every((value) => value === 0)) drawView(texture, view, sprite);
      // What leaves on one side reenters on the other.
      const wrap = (/** @type {number} */ value) => ((((value + 0.5) % 2) + 2) % 2) - 0.5;
      const left = Math.round(wrap(x + vx * seconds) * out.width - side / 2);
      const top = Math.round(wrap(y + vy * seconds) * out.height - side / 2);
      for (let row = Math.max(0, -top); row < side && top + row < out.height; row += 1) {
        for (let column = Math.max(0, -left); column < side && left + column < out.width; column += 1) {
          if (isRound && Math.hypot(row - side / 2, column - side / 2) > side / 2) continue;
          const from = (row * side + column) * 3;
          out.rgb.set(sprite.rgb.subarray(from, from + 3), ((top + row) * out.width + left + column) * 3);
        }
      }
    }
  };
};

/**
 * A caption that appears at once and disappears at once.
 * @param {Chance} chance
 * @returns {Overlay}
 */
export const caption = (chance) => {
  const from = chance.between(0.3, 1.5);
  const until = from + chance.between(0.6, 3);
  const level = chance.pick([255, 240, 20]);
  const bars = Array.from({ length: chance.whole(6, 14) }, () => chance.between(0.008, 0.03));
  return (out, seconds) => {
    if (seconds < from || seconds > until) return;
    const [top, height] = [Math.round(out.height * 0.8), Math.round(out.height * 0.08)];
    let left = out.width * 0.2;
    for (const bar of bars) {
      for (let row = top; row < top + height; row += 1) {
        const at = (row * out.width + Math.round(left)) * 3;
        out.rgb.fill(level, at, at + Math.round(out.width * bar) * 3);
      }
      left += out.width * (bar + 0.015);
    }
  };
};
