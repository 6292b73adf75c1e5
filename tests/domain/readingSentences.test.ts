import { describe, expect, it } from 'vitest';

import { damagedPictureMessage } from '../../src/domain/fileMessages';
import { FOREIGN_FILE_MESSAGES } from '../../src/domain/foreignFileMessages';
import { FOREIGN_VIDEO_MESSAGES, lackingCodecMessage } from '../../src/domain/foreignVideoMessages';
import { colorRemovedMessage } from '../../src/domain/imageMessages';
import { notAColorMessage, type Flaw } from '../../src/domain/importMessages';
import { downloadedMessage, fileToChooseAgainMessage } from '../../src/domain/messages';
import { allPairsPassMessage, hardToReadMessage } from '../../src/domain/panelMessages';
import { movedMessage } from '../../src/domain/projectMessages';
import { lackingFormatMessage } from '../../src/domain/refusedPictureMessages';
import { signInSuspendedMessage, suspendedMessage } from '../../src/domain/suspensionMessages';
import {
  rolesByRules,
  rolesFound,
  scalesFound,
  scalesNear,
  scalesOfRoles,
  stepsDiffer,
  stepsPinned,
} from '../../src/domain/themeImportMessages';
import {
  afterTransitionMessage,
  cutOffMessage,
  gapMessage,
  hdrMessage,
  latePictureMessage,
  missingEndMessage,
  transitionMessage,
} from '../../src/domain/videoMessages';

describe('a file that cannot be read', () => {
  it.each(Object.entries(FOREIGN_FILE_MESSAGES))(
    'of the kind %s is told what it is and what to do',
    (_, words) => {
      expect(words).toMatch(
        /^(?:This is (?:an? |text)|[A-Z].* cannot be read here\. (?:Export yours|Save the picture that is in it) as (?:SVG or PNG|PNG or JPEG|PNG)\.$)/,
      );
    },
  );

  it.each(Object.entries(FOREIGN_VIDEO_MESSAGES))('of the film kind %s is told so', (_, words) => {
    expect(words).toMatch(
      /^(?:This is an? |The |[A-Z].* cannot be read here\. Export yours as MP4 \(H\.264\) or WebM\.$)/,
    );
  });

  it.each([
    [
      'a browser lacks its format',
      () => lackingFormatMessage('AVIF'),
      'AVIF is not supported by this browser. Save the picture as PNG or JPEG.',
    ],
    ['it breaks off', () => damagedPictureMessage('PNG'), 'This PNG file is damaged or incomplete.'],
    [
      'a browser lacks its codec',
      () => lackingCodecMessage('HEVC'),
      'This browser does not decode HEVC. Export yours as MP4 (H.264) or WebM.',
    ],
    [
      'a film is cut off',
      () => cutOffMessage('0:12'),
      'The file is cut off or damaged behind 0:12. The frames up to there are kept.',
    ],
    [
      'it has a gap',
      () => gapMessage('0:12', '0:14'),
      'Damaged from 0:12 to 0:14: what is there could not be read.',
    ],
    [
      'its end is missing',
      () => missingEndMessage('0:12'),
      'Nothing can be read from 0:12 on: the file is cut off or damaged.',
    ],
    [
      'its picture comes late',
      () => latePictureMessage('0:12'),
      'The picture begins at 0:12: before it nothing is shown.',
    ],
    [
      'its colors are toned down',
      () => hdrMessage('PQ'),
      'HDR (PQ): this browser toned the colors down to sRGB, so highlights are compressed and colors beyond sRGB are clipped.',
    ],
  ])('says why, where %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });

  it('says of a transition what it is, and how long', () => {
    const transition = transitionMessage('dissolve', '1 s 8 f');
    expect(transition).toBe('dissolve, 1 s 8 f');
    expect(afterTransitionMessage(transition)).toBe('after a dissolve, 1 s 8 f');
  });
});

describe('a piece of text that is no color', () => {
  it.each([
    ['computed', 'is computed from other values and was not read'],
    ['outOfRange', 'has numbers that no color has'],
    ['elsewhere', 'refers to a color that is not in this file'],
    ['ink', 'is a color of a catalog, whose values are not known here'],
    ['unknownModel', 'is in a color model that is not read here'],
  ] as const)('is shown with its line and why: %s', (reason, words) => {
    expect(notAColorMessage(7, 'x', reason)).toBe(`“x” in line 7 ${words}`);
  });

  it('is not a color where nothing more is known', () => {
    expect(notAColorMessage(7, 'x')).toBe('“x” in line 7 is not a color');
  });

  it.each<[Flaw, string]>([
    [{ kind: 'digits', count: 1 }, 'one digit'],
    [{ kind: 'digits', count: 5 }, 'five digits'],
    [{ kind: 'digits', count: 12 }, '12 digits'],
    [{ kind: 'notADigit', sign: 'G' }, '“G” is no hex digit'],
    [{ kind: 'missing' }, 'a value is missing'],
    [{ kind: 'surplus' }, 'it has too many values'],
    [{ kind: 'beyond', value: '300' }, '300 is beyond 255'],
    [{ kind: 'notANumber', word: 'red' }, '“red” is not a number'],
  ])('names the slip of the pen %j, which goes before any other reason', (flaw, words) => {
    expect(notAColorMessage(7, '#1', 'computed', flaw)).toBe(`“#1” in line 7 is not a color: ${words}`);
  });
});

describe('a theme read from a file', () => {
  it.each([
    [
      'roles of one hue',
      () => rolesFound(3, 1),
      '3 of 32 roles have the colors of the file; scales of one hue are made of them.',
    ],
    [
      'roles of several',
      () => rolesFound(3, 4),
      '3 of 32 roles have the colors of the file; scales of 4 hues are made of them.',
    ],
    [
      'its own scales',
      () => scalesFound(32, 4),
      '32 of 32 roles have the colors of the file, and the scales of 4 hues are those it was written from.',
    ],
    [
      'scales that are near',
      () => scalesNear(9, 4),
      '9 of 32 roles have the colors of the file; the scales of 4 hues are made anew, as near to its own as they come.',
    ],
    [
      'scales of roles',
      () => scalesOfRoles(9, 4),
      '9 of 32 roles have the colors of the file; the scales of 4 hues are found from them.',
    ],
    [
      'one step',
      () => stepsDiffer(1, 1),
      'One step of one scale differs from the file, light and dark counted each.',
    ],
    [
      'steps',
      () => stepsDiffer(9, 2),
      '9 steps of 2 scales differ from the file, light and dark counted each.',
    ],
    ['one pin', () => stepsPinned(1), 'One color is on no step of these scales, and is pinned.'],
    ['pins', () => stepsPinned(3), '3 colors are on no step of these scales, and are pinned.'],
    [
      'what is missing',
      () => rolesByRules(['link', 'ring']),
      'Not in the file, so by the rules: link, ring.',
    ],
  ])('tells of %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });
});

describe('what was done', () => {
  it.each([
    ['a color', () => colorRemovedMessage('#FF0000'), '#FF0000 removed'],
    ['a palette', () => movedMessage('Autumn'), 'Palette moved to Autumn'],
    ['a file', () => downloadedMessage('dawn.css'), 'Downloaded dawn.css'],
    [
      'a file to choose again',
      () => fileToChooseAgainMessage('dawn.png'),
      'dawn.png stayed on your device while you signed in. Please choose it once more.',
    ],
    ['pairs that pass', () => allPairsPassMessage(4.5), 'All pairs pass 4.5.'],
    [
      'what is hard to read',
      () => hardToReadMessage(['deuteranopia', 'gray']),
      'Below 4.5:1: deuteranopia, gray.',
    ],
    [
      'a closed account',
      () => signInSuspendedMessage('help@example.com'),
      'This account is suspended and cannot sign in. What it saved is kept. Write to help@example.com to ask why.',
    ],
    [
      'one that is open',
      () => suspendedMessage('help@example.com'),
      'Your account is suspended: you can read, but not save or change anything. Nothing you saved is lost. Write to help@example.com to ask why.',
    ],
  ])('is told by its name: %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });
});
