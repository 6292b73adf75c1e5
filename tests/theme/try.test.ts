import { it } from 'vitest';
import { colorFromPacked } from '../../src/color/color';
import { contrastRatio } from '../../src/color/contrast';
import { formatHex } from '../../src/color/format';
import { rgbToOklab } from '../../src/color/oklab';
import { modeColors } from '../../src/theme/modeColors';
import { REQUIRED_PAIRS, STATUS_ROLES, THEME_ROLES } from '../../src/theme/roles';
import { seen, seenDistance } from '../../src/theme/seenDistance';
import { themeFromPalette } from '../../src/theme/themeFromPalette';
import { resolveAlias, allScales } from '../../src/theme/themeScales';
import { toneOf } from '../../src/theme/tone';

it('tries', () => {
  const N = Number(process.env.N ?? 500);
  let fails = 0,
    confused = 0,
    spreadL = 0,
    spreadR = 0,
    anchorsOnStep = 0,
    anchorsAll = 0;
  let least = Infinity;
  const kinds = new Map<string, number>();
  const t0 = performance.now();
  for (let i = 0; i < N; i++) {
    const n = 2 + Math.floor(Math.random() * 8);
    const palette = Array.from({ length: n }, () => colorFromPacked(Math.floor(Math.random() * 0x1000000)));
    const theme = {
      ...themeFromPalette(palette, palette[0] ?? null),
      evenBy: i % 2 ? ('ratio' as const) : ('lightness' as const),
    };
    for (const mode of ['light', 'dark'] as const) {
      const { scales, aliases } = modeColors(theme, mode);
      const color = (role: keyof typeof aliases) => resolveAlias(scales, aliases[role])!;
      for (const { front, back, least: l } of REQUIRED_PAIRS) {
        if (contrastRatio(color(front).rgb, color(back).rgb) < l) {
          fails++;
          kinds.set(`${mode} ${front}/${back}`, (kinds.get(`${mode} ${front}/${back}`) ?? 0) + 1);
        }
      }
      const st = ['primary', ...STATUS_ROLES] as const;
      let m = Infinity;
      st.forEach((a, x) =>
        st.forEach((b, y) => {
          if (y > x) m = Math.min(m, seenDistance(seen(color(a)), seen(color(b))));
        }),
      );
      if (m < 1) {
        confused++;
        if (confused < 4)
          console.log(
            mode,
            m,
            st.map((r) => formatHex(color(r))),
          );
      }
      least = Math.min(least, m);
      const all = allScales(scales);
      scales.ladder.forEach((_, s) => {
        if (theme.evenBy === 'lightness') {
          const v = all.map((x) => rgbToOklab(x.steps[s]!.rgb).okL);
          spreadL = Math.max(spreadL, Math.max(...v) - Math.min(...v));
        } else {
          const v = all.map((x) => contrastRatio(x.steps[s]!.rgb, scales.neutral.steps[0]!.rgb));
          spreadR = Math.max(spreadR, Math.max(...v) - Math.min(...v));
        }
      });
      for (const s of all)
        for (const a of s.anchors) {
          anchorsAll++;
          if (a.step !== null) anchorsOnStep++;
        }
    }
  }
  console.log(
    {
      N,
      fails,
      confused,
      least,
      spreadL,
      spreadR,
      anchorsOnStep,
      anchorsAll,
      ms: (performance.now() - t0) / N,
    },
    [...kinds].sort((a, b) => b[1] - a[1]).slice(0, 15),
  );
  const t = themeFromPalette([0x0d9488, 0xf5f5f4, 0x1c1917].map(colorFromPacked), colorFromPacked(0x0d9488));
  for (const mode of ['light', 'dark'] as const) {
    const { scales, aliases } = modeColors(t, mode);
    for (const s of allScales(scales))
      console.log(
        mode,
        s.id,
        s.steps.map(formatHex).join(' '),
        JSON.stringify(s.anchors.map((a) => [formatHex(a.color), a.step])),
      );
    console.log(
      THEME_ROLES.map(
        (r) =>
          `${r}=${formatHex(resolveAlias(scales, aliases[r])!)}${JSON.stringify(Object.values(aliases[r]))}`,
      ).join('\n'),
    );
  }
});
