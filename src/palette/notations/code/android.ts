import { formatHex } from '../../../color/format';
import type { Color } from '../../../color/types';
import { exportValues, type ExportPalette } from '../../exportPalette';
import { plainLines, valueLine, type CodeLine } from '../codeLine';
import { codeNames } from './codeNames';

/** 'FF0D9488': the opacity comes first. */
export const argb = (color: Color): string => `FF${formatHex(color).slice(1)}`;

/** Android's resources, 'res/values/colors.xml'. */
export const androidLines = (palette: ExportPalette): CodeLine[] => {
  const names = codeNames(palette, 'snake');
  return [
    ...plainLines('<?xml version="1.0" encoding="utf-8"?>', '<resources>'),
    ...exportValues(palette).map((value, i) => {
      const name = names[i] ?? '';
      return valueLine(`    <color name="${name}">#${argb(value.color)}</color>`, value, name);
    }),
    ...plainLines('</resources>'),
  ];
};

/** Constants for Jetpack Compose. */
export const composeLines = (palette: ExportPalette): CodeLine[] => {
  const names = codeNames(palette, 'pascal');
  return [
    ...plainLines('import androidx.compose.ui.graphics.Color', ''),
    ...exportValues(palette).map((value, i) => {
      const name = names[i] ?? '';
      return valueLine(`val ${name} = Color(0x${argb(value.color)})`, value, name);
    }),
  ];
};

/** The Flutter library that defines `Color`. */
export const FLUTTER_COLOR = "'dart:ui'";

/** Constants for Flutter, in a class of their own. */
export const flutterLines = (palette: ExportPalette): CodeLine[] => {
  const names = codeNames(palette, 'camel');
  return [
    ...plainLines(`import ${FLUTTER_COLOR};`, '', 'abstract final class PaletteColors {'),
    ...exportValues(palette).map((value, i) => {
      const name = names[i] ?? '';
      return valueLine(`  static const Color ${name} = Color(0x${argb(value.color)});`, value, name);
    }),
    ...plainLines('}'),
  ];
};
