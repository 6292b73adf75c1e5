import { describe, expect, it } from 'vitest';

import { parseText } from '../../../../src/palette/notations/parseText';
import { named } from '../hexes';

type Row = readonly [string, readonly string[], (readonly string[])?];

/** Sentences as people write them, with the colors and names that they mean, and what is told of as not read. */
const SENTENCES: Readonly<Record<string, readonly Row[]>> = {
  'names before their colors': [
    ["I'd say teal is #0D9488. And navy #0F172A?", ['#0D9488 teal', '#0F172A navy']],
    [
      'Our brand has five colors: teal #0D9488, navy #0F172A, coral #FF6B5E, sand #E9D8A6 and gold #C9A227.',
      ['#0D9488 teal', '#0F172A navy', '#FF6B5E coral', '#E9D8A6 sand', '#C9A227 gold'],
    ],
    [
      'Hi, the colors are Teal (#0D9488), Navy (#0F172A) and Warm Coral (#FF6B5E). Thanks!',
      ['#0D9488 Teal', '#0F172A Navy', '#FF6B5E Warm Coral'],
    ],
    [
      'Primary is #0D9488, secondary #0F172A, accent: #FF6B5E',
      ['#0D9488 Primary', '#0F172A secondary', '#FF6B5E accent'],
    ],
    ['The navy #0F172A is for text; coral (#FF6B5E) for buttons.', ['#0F172A navy', '#FF6B5E coral']],
    ['Our teal is #0D9488 and our navy is #0F172A', ['#0D9488 teal', '#0F172A navy']],
    ['Our teal is 0D9488 and our navy is 0F172A', ['#0D9488 teal', '#0F172A navy']],
    ['**Teal** is `#0D9488`, **Navy** is `#0F172A`', ['#0D9488 Teal', '#0F172A Navy']],
    ['* Teal (#0D9488) is our primary color * Navy (#0F172A) is our text', ['#0D9488 Teal', '#0F172A Navy']],
    [
      'Our colors: teal #0D9488; navy #0F172A; coral #FF6B5E',
      ['#0D9488 teal', '#0F172A navy', '#FF6B5E coral'],
    ],
    [
      'Use "Deep Teal" (#0F766E) for headings, "Mist" (#F1F5F9) for cards.',
      ['#0F766E Deep Teal', '#F1F5F9 Mist'],
    ],
    [
      'Happy to share: Ocean #0077B6 🌊, Sunset #F4A261 🌅, and Night #1D3557 🌙',
      ['#0077B6 Ocean', '#F4A261 Sunset', '#1D3557 Night'],
    ],
    [
      'Our palette has a dark blue (#1E3A8A), a light gray (#F3F4F6), and an orange accent (#F97316).',
      ['#1E3A8A dark blue', '#F3F4F6 light gray', '#F97316 orange accent'],
    ],
    [
      'Hi Anna, can you swap the green (#22C55E) for our teal (#0D9488)? Thanks, Ben',
      ['#22C55E green', '#0D9488 teal'],
    ],
    ['Blend from teal #0D9488 to navy #0F172A', ['#0D9488 teal', '#0F172A navy']],
    ['background #fff with text #333', ['#FFFFFF background', '#333333 text']],
    ['Please change the button to #0D9488 and the text to #0F172A', ['#0D9488 button', '#0F172A text']],
    ['Could you send me the logo in #0D9488?', ['#0D9488 logo']],
    ['The hex for our green is #22C55E', ['#22C55E green']],
    ['Our blue is #0EA5E9 and pink is #EC4899', ['#0EA5E9 blue', '#EC4899 pink']],
    // Only a word of another phrase behind the verb ends the name before it.
    ['Our header is now #0D9488, our ink is also #1C1917', ['#0D9488 header', '#1C1917 ink']],
    ['The header is in #0D9488, use #1C1917 for text', ['#0D9488 header', '#1C1917 text']],
    ['The team uses link colors #0D9488, our ink is #1C1917', ['#0D9488 link', '#1C1917 ink']],
    [
      'Hi Ben,\n\nour primary color is teal (#0D9488), the accent is coral (#FF6B5E).',
      ['#0D9488 teal', '#FF6B5E coral'],
      ['Hi Ben,'],
    ],
    [
      'From: Anna <anna@example.test>\nOur teal is #0D9488',
      ['#0D9488 teal'],
      ['From: Anna <anna@example.test>'],
    ],
  ],
  'names behind words of their own sentence': [
    ['Our team (blue #3B82F6) beat the other team (red #EF4444) 3:1', ['#3B82F6 blue', '#EF4444 red']],
    ['We meet at 10:30, the slide color is #0D9488.', ['#0D9488 slide']],
    ['Our header is #0D9488, not #0F766E', ['#0D9488 header', '#0F766E -']],
    ['Use black #000 text on white #fff', ['#000000 black', '#FFFFFF white']],
    ['Here you go: Charcoal #264653 Persian Green #2A9D8F', ['#264653 Charcoal', '#2A9D8F Persian Green']],
  ],
  'names behind their colors': [
    ['#0D9488 (teal), #0F172A (navy)', ['#0D9488 teal', '#0F172A navy']],
    [
      'My favorites: #264653 (Charcoal), #2A9D8F (Persian Green) & #E9C46A (Saffron)',
      ['#264653 Charcoal', '#2A9D8F Persian Green', '#E9C46A Saffron'],
    ],
    ['use #0D9488 for buttons and #0F172A for text', ['#0D9488 buttons', '#0F172A text']],
    ['Slack: `#0D9488` for primary, `#0F172A` for text', ['#0D9488 primary', '#0F172A text']],
    ['#0D9488 is our teal, #0F172A is our navy', ['#0D9488 teal', '#0F172A navy']],
    ['#0D9488 teal, #0F172A navy and #FF6B5E coral', ['#0D9488 teal', '#0F172A navy', '#FF6B5E coral']],
  ],
  'colors in several notations': [
    [
      'Our brand uses teal #0D9488 as primary, a deep navy (15, 23, 42) for text, warm coral #FF6B5E for accents, sand hsl(36 60% 90%) for backgrounds and plain gold',
      ['#0D9488 teal', '#0F172A deep navy', '#FF6B5E warm coral', '#F5E9D6 sand'],
      ['plain gold'],
    ],
    ['teal (13, 148, 136) and navy (15, 23, 42)', ['#0D9488 teal', '#0F172A navy']],
    ['Our navy is (15, 23, 42) for text', ['#0F172A navy']],
    ['teal #0D9488 and navy (200, 100, 50)', ['#0D9488 teal'], ['navy']],
    [
      'Teal (#0D9488 / rgb(13, 148, 136)), Navy (#0F172A / rgb(15, 23, 42))',
      ['#0D9488 Teal', '#0F172A Navy'],
    ],
    ['The teal is rgb(13, 148, 136), the navy rgb(15 23 42)', ['#0D9488 teal', '#0F172A navy']],
  ],
  'colors that are said twice in the same notation': [
    ['We use #0D9488, #0D9488 and #1C1917', ['#0D9488 -', '#0D9488 -', '#1C1917 -']],
  ],
  'names behind what the line is about': [
    ['Palette: teal #0D9488, sand #E9C46A', ['#0D9488 teal', '#E9C46A sand']],
    ['Summer: deep sea #0D9488, #E9C46A warm sand', ['#0D9488 deep sea', '#E9C46A warm sand']],
  ],
  'lists of words': [
    ['Brand colors: teal, navy and gold', ['#008080 -', '#000080 -', '#FFD700 -']],
    ['teal, navy and gold', ['#008080 -', '#000080 -', '#FFD700 -']],
    ['The colors are teal, navy and gold.', ['#008080 -', '#000080 -', '#FFD700 -']],
    ['Colors: red, bad and light sea green', ['#FF0000 -', '#20B2AA -'], ['bad']],
    ['teal & gold', ['#008080 -', '#FFD700 -']],
    ['#ff0000, teal and #00ff00', ['#FF0000 -', '#008080 -', '#00FF00 -']],
    ['Color scheme: navy blue, light blue, and white', ['#000080 -', '#ADD8E6 -', '#FFFFFF -'], []],
  ],
  'words that are no names': [
    ['Our navy is #FF6B5E', ['#FF6B5E -'], ['navy']],
    ['Our red header is #0D9488', ['#0D9488 -']],
    ['We use #0D9488, teal', ['#0D9488 -']],
    ['The designer went to #0D9488', ['#0D9488 -']],
    ['Put the logo on #0D9488', ['#0D9488 -']],
    ['We like it: #0D9488 looks great, #0F172A looks dull', ['#0D9488 -', '#0F172A -']],
    ['The designer picked #0D9488 because it pops', ['#0D9488 -']],
    ['I really like these: #264653 #2A9D8F', ['#264653 -', '#2A9D8F -']],
    ['Red and white roses', [], ['Red and white roses']],
    ['What color is it: red or green?', [], ['What color is it: red or green?']],
    ['We use navy with #FF6B5E', ['#FF6B5E -'], ['navy']],
    ['white text on #0D9488', ['#0D9488 -']],
    ['teal and navy text on #FF6B5E', ['#FF6B5E -']],
    ['black and white photo on #0D9488 with #FF6B5E', ['#0D9488 -', '#FF6B5E -']],
    ['Our colors are red #EF4444, white and blue #3B82F6.', ['#EF4444 red', '#3B82F6 blue'], ['white']],
    ['Black, white and teal (#0D9488)', ['#000000 -', '#FFFFFF -', '#0D9488 teal']],
    ['The logo is white. Teal is #0D9488.', ['#0D9488 Teal']],
    ['Is it #0D9488 or #0F766E? I keep forgetting.', ['#0D9488 -', '#0F766E -']],
    ['Please check #0D9488 and #0F172A for contrast.', ['#0D9488 -', '#0F172A -']],
    ['We need a banner and a button in #0D9488 and #FF6B5E.', ['#0D9488 -', '#FF6B5E -']],
    ['Please replace all #FF0000 by #DC2626', ['#FF0000 -', '#DC2626 -']],
    ['Use #0D9488 everywhere and #0F172A instead', ['#0D9488 -', '#0F172A -']],
    ['Yes! #0D9488 looks great, #0F172A a bit too dark', ['#0D9488 -', '#0F172A -']],
    [
      'We went with Ocean Breeze (#0077B6) because #00B4D8 was too bright.',
      ['#0077B6 Ocean Breeze', '#00B4D8 -'],
    ],
    ['The gradient goes from #0D9488 (left) to #0F172A (right).', ['#0D9488 -', '#0F172A -']],
    ['Make the sidebar navy and the buttons #FF6B5E', ['#FF6B5E -']],
    ['Room 101: walls #F5F5DC, trim white, door navy', ['#F5F5DC walls']],
    ['The warm sandy beach house color is #E9D8A6', ['#E9D8A6 -']],
    ['The sky is blue and the grass is green.', [], ['The sky is blue and the grass is green.']],
    ['We met Rose, Violet and Olive.', [], ['We met Rose, Violet and Olive.']],
  ],
  'numbers that are no colors': [
    ['The 16px headline is #0F172A', ['#0F172A -']],
    ['#1 priority: make the header #0D9488 by 12.10.2026', ['#0D9488 header']],
    ['Headline 16px in #0F172A, body text 14px in #334155', ['#0F172A -', '#334155 -']],
    ['See ticket #1234: the teal #0D9488 looks off next to navy #0F172A', ['#0D9488 teal', '#0F172A navy']],
    ["We're moving the button from #FF6B5E to #E4572E on 2024-05-06.", ['#FF6B5E -', '#E4572E -']],
    ['Fonts are Inter 16px/24px and colors are #0D9488, #0F172A.', ['#0D9488 -', '#0F172A -']],
    [
      'We got 20% off, 3 colors: mint #98FF98, lemon #FFF44F, lilac #C8A2C8.',
      ['#98FF98 mint', '#FFF44F lemon', '#C8A2C8 lilac'],
    ],
    [
      'Loving our new teal #0D9488 and navy #0F172A #branding',
      ['#0D9488 teal', '#0F172A navy'],
      ['#branding'],
    ],
  ],
  German: [
    ['Unser Petrol ist #0D9488 und unser Nachtblau ist #0F172A.', ['#0D9488 Petrol', '#0F172A Nachtblau']],
    ['Die Hauptfarbe ist #0D9488, die Akzentfarbe #FF6B5E.', ['#0D9488 Hauptfarbe', '#FF6B5E Akzentfarbe']],
    [
      'Wir nutzen Petrol (#0D9488) und Koralle (#FF6B5E) für die Website.',
      ['#0D9488 Petrol', '#FF6B5E Koralle'],
    ],
    ['Bitte #0D9488 für Buttons und #0F172A für Texte verwenden!', ['#0D9488 Buttons', '#0F172A Texte']],
    ['Der Button soll #0D9488 sein, nicht #14B8A6!', ['#0D9488 Button', '#14B8A6 -']],
    [
      'Farben: Petrol #0D9488, Nachtblau #0F172A und Sand #E9D8A6',
      ['#0D9488 Petrol', '#0F172A Nachtblau', '#E9D8A6 Sand'],
    ],
  ],
  French: [
    ['Notre bleu est #0F172A et le corail est #FF6B5E.', ['#0F172A bleu', '#FF6B5E corail']],
    [
      'Nous utilisons le bleu de Prusse (#003153) et le corail (#FF6B5E).',
      ['#003153 bleu de Prusse', '#FF6B5E corail'],
    ],
    ["L'accent est #FF6B5E, le fond #F8FAFC.", ['#FF6B5E accent', '#F8FAFC fond']],
    [
      "Merci d'utiliser #0D9488 pour les boutons et #0F172A pour le texte.",
      ['#0D9488 boutons', '#0F172A texte'],
    ],
  ],
  Spanish: [
    [
      'Nuestro color primario es #0D9488 y el secundario es #0F172A.',
      ['#0D9488 primario', '#0F172A secundario'],
    ],
    [
      'Usamos verde azulado #0D9488, azul marino #0F172A y coral #FF6B5E.',
      ['#0D9488 verde azulado', '#0F172A azul marino', '#FF6B5E coral'],
    ],
    ['Para los botones usa #0D9488, para el texto #0F172A.', ['#0D9488 botones', '#0F172A texto']],
  ],
  'labels that stay as they are': [
    ['Is #E0F7FA\nHav #0077B6', ['#E0F7FA Is', '#0077B6 Hav']],
    ['For Sale Red #DC2626, Sea of Love #0077B6', ['#DC2626 For Sale Red', '#0077B6 Sea of Love']],
    ['Sea Foam → #9FE2BF, Coral Reef → #FF6F61', ['#9FE2BF Sea Foam', '#FF6F61 Coral Reef']],
    ['Link text on a dark background: #0D9488', ['#0D9488 Link text on a dark background']],
    ['Black & White #333333, Salt and Pepper #999999', ['#333333 Black & White', '#999999 Salt and Pepper']],
    ["theme: ['#0ea5e9', '#f43f5e']", ['#0EA5E9 -', '#F43F5E -']],
    ['text #333 on #999', ['#333333 -', '#999999 -']],
  ],
};

describe.each(Object.entries(SENTENCES))('a sentence: %s', (_, rows) => {
  const filled = rows.map(([text, expected, told = []]) => [text, expected, told] as const);
  it.each(filled)('%s', (text, expected, told) => {
    const found = parseText(text);
    expect(named(found)).toEqual(expected);
    expect(found.problems.map((problem) => problem.text)).toEqual(told);
  });
});
