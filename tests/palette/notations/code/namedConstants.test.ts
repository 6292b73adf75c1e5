import { describe, expect, it } from 'vitest';

import { notAColorMessage } from '../../../../src/domain/importMessages';
import { parseText } from '../../../../src/palette/notations/parseText';
import { hexes } from '../hexes';

const told = (text: string): string[] =>
  parseText(text).problems.map(({ line, text: shown, reason }) => notAColorMessage(line, shown, reason));

describe('a named color of a library', () => {
  it.each([
    ['Flutter', 'static const a = Color(0xFF0D9488);\nstatic const ink = Colors.black;\n', 'Colors.black'],
    [
      'Flutter, a shade',
      'const a = Color(0xFF0D9488);\nconst ink = Colors.teal.shade500;\n',
      'Colors.teal.shade500',
    ],
    [
      'Flutter, a shade by its number',
      'const a = Color(0xFF0D9488);\nconst b = Colors.teal[500]!;\n',
      'Colors.teal[500]!',
    ],
    ['Flutter, with digits', 'const a = Color(0xFF0D9488);\nconst ink = Colors.black87;\n', 'Colors.black87'],
    [
      'iOS in Flutter',
      'const a = Color(0xFF0D9488);\nconst b = CupertinoColors.systemTeal;\n',
      'CupertinoColors.systemTeal',
    ],
    [
      'Flutter, faded',
      'const a = Color(0xFF0D9488);\nconst b = Colors.black.withOpacity(0.5);\n',
      'Colors.black.withOpacity(0.5)',
    ],
    [
      'Flutter, a faded shade',
      'const a = Color(0xFF0D9488);\nconst b = Colors.teal[500].withAlpha(9);\n',
      'Colors.teal[500].withAlpha(9)',
    ],
    ['Compose', 'val a = Color(0xFF0D9488)\nval ink = Color.Black\n', 'Color.Black'],
    [
      'Compose, faded',
      'val a = Color(0xFF0D9488)\nval ink = Color.Black.copy(alpha = 0.5f)\n',
      'Color.Black.copy(alpha = 0.5f)',
    ],
    [
      'Flutter, faded, an argument of a call',
      'const a = Color(0xFF0D9488);\nfinal b = BoxShadow(color: Colors.black.withOpacity(0.1), blurRadius: 2);\n',
      'Colors.black.withOpacity(0.1)',
    ],
    [
      'Compose, the last of a call',
      'val all = lightColorScheme(primary = Color(0xFF0D9488),\n  ink = Color.White)\n',
      'Color.White',
    ],
    [
      'Flutter, an argument of a call',
      'const a = Color(0xFF0D9488);\nText("x", style: TextStyle(color: Colors.white, height: 1));\n',
      'Colors.white',
    ],
    [
      'Flutter, an item of a list',
      'const a = Color(0xFF0D9488);\nfinal all = [a, Colors.red, mix(a, b)];\n',
      'Colors.red',
    ],
    ['Android', 'int a = 0xFF0D9488;\nint ink = Color.BLACK;\n', 'Color.BLACK'],
    ['SwiftUI', 'let a = Color(hex: 0x0D9488)\nlet ink = Color.indigo\n', 'Color.indigo'],
    ['UIKit', 'let a = UIColor(hex: "0D9488")\nlet ink = UIColor.systemTeal\n', 'UIColor.systemTeal'],
    ['UIKit, by its type', 'let a = UIColor(hex: "0D9488")\nlet ink: UIColor = .label\n', '.label'],
    [
      'Objective-C',
      '#define A [UIColor colorWithRed:(13/255.0) green:(148/255.0) blue:(136/255.0) alpha:1.0]\nUIColor *ink = [UIColor blackColor];\n',
      '[UIColor blackColor]',
    ],
    ['.NET', 'var a = Color.FromArgb(13, 148, 136);\nvar ink = Colors.Black;\n', 'Colors.Black'],
    [
      'Rust',
      'const A: Color = Color::srgb_u8(13, 148, 136);\nconst INK: Color = Color::BLACK;\n',
      'Color::BLACK',
    ],
  ])('is told: %s', (_, text, shown) => {
    expect(hexes(parseText(text))).toEqual(['#0D9488']);
    expect(told(text)).toEqual([`“${shown}” in line 2 refers to a color that is not in this file`]);
  });

  it('is told once, however often it is used', () => {
    expect(told('a = "#0D9488";\nb = Colors.black;\nc = Colors.black;\nd = Colors.white;\n')).toHaveLength(2);
    const faded = 'Colors.black.withOpacity(0.5)';
    expect(told(`a = "#0D9488";\nb = ${faded};\nc = ${faded};\n`)).toHaveLength(1);
  });

  it.each([
    ['one that nobody sees', 'const b = Colors.transparent;'],
    ['one that nobody sees, by its type', 'let b: UIColor = .clear'],
    ['how many there are', 'const n = colors.length;'],
    ['a property of a color', 'const b = color.hex;'],
    ['a type', 'let b: Color'],
    ['a member of something else', 'const b = Shapes.round;'],
    ['a method', 'const b = Color.random();'],
    ['one of a type of the text', 'enum Color { Sea = 1, Ink }\nconst b = Color.Sea;'],
    ['one of a list of the text', 'const colors = load();\nconst b = colors.sea;'],
    ['one that the text defines itself', 'const Color = { teal: "#1C1917" };\nconst b = Color.teal;'],
    [
      'one that the text makes itself',
      'extension Color { static let sea = Color(hex: 0x1C1917) }\nlet b = Color.sea',
    ],
    ['one of a scale of the text', 'const colors = { sea: { 500: "#1C1917" } };\nconst b = colors.sea[500];'],
    [
      'one of a scale that the text has under a name of its own',
      'const sea = { 500: "#1C1917" };\nexport const b = Colors.sea[500];',
    ],
  ])('is not %s', (_, text) => {
    expect(told(`const a = "#0D9488";\n${text}\n`)).toEqual([]);
  });
});
