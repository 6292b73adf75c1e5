import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { sheetPdf as writeSheet } from '../../../../../src/features/video-extraction/timeline/contact-sheet/sheetPdf';
import type { StripContent } from '../../../../../src/features/video-extraction/timeline/stripContent';
import { createFakeServices } from '../../../../support/fakeServices';
import { createCapturedFrame } from '../../../../support/fakeVideoExtractor';

const JPEG = new Blob([
  new Uint8Array(
    await sharp({ create: { width: 480, height: 270, channels: 3, background: '#0d9488' } })
      .jpeg()
      .toBuffer(),
  ),
]);

const contentOf = (frames: number, unit: StripContent['unit'] = 'frame'): StripContent => {
  const video = createFakeServices().videos.open(new Blob());
  for (let index = 0; index < frames; index++)
    video.add({ ...createCapturedFrame(index, index), thumbnail: JPEG });
  return {
    video,
    name: 'Тест – Evening dunes.mp4',
    frameRate: 25,
    unit,
    ratio: 16 / 9,
    startSeconds: 0,
    durationSeconds: frames,
    bars: Array.from({ length: frames }, (_, index) => ({ index, from: index, to: index + 1 })),
  };
};

const sheetPdf = (
  content: StripContent,
  paper: 'a4' | 'letter',
  task: Parameters<typeof writeSheet>[2],
): ReturnType<typeof writeSheet> => writeSheet(content, paper, task, createFakeServices());

const task = (signal = new AbortController().signal) => ({ signal, progressed: () => {} });

/** Every text of a page, in the order of drawing. */
const textsOf = (document: PDFDocument, number: number): readonly string[] => {
  const contents = document.getPage(number).node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.flatMap((entry) => {
    const stream = document.context.lookup(entry);
    if (!(stream instanceof PDFRawStream)) return [];
    const operators = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    return [...operators.matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    );
  });
};

const picturesOf = (document: PDFDocument, number: number): number => {
  const pictures = document.getPage(number).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
  return pictures?.keys().length ?? 0;
};

const load = async (file: Awaited<ReturnType<typeof sheetPdf>>): Promise<PDFDocument> => {
  if (!('bytes' in file)) throw new Error('refused');
  return PDFDocument.load(file.bytes);
};

describe('a contact sheet as PDF', () => {
  it('has all frames on pages of the paper: stills, time codes and hexes', async () => {
    const document = await load(await sheetPdf(contentOf(20), 'a4', task()));
    expect(document.getPageCount()).toBe(2);
    expect(document.getPage(0).getSize()).toEqual({ width: 595.28, height: 841.89 });
    const pages = [0, 1].map((number) => textsOf(document, number));
    const times = pages.flat().filter((text) => /^\d\d:/.test(text));
    expect(times).toEqual(
      Array.from({ length: 20 }, (_, second) => `00:00:${String(second).padStart(2, '0')}:00`),
    );
    expect(pages.flat().filter((text) => /^#[0-9A-F]{6}$/.test(text))).toHaveLength(100);
    expect(picturesOf(document, 0) + picturesOf(document, 1)).toBe(20);
    expect(pages.map((texts) => texts.find((text) => text.includes('/')))).toEqual([
      '20 frames · 1 / 2',
      '20 frames · 2 / 2',
    ]);
  });

  it('counts shots where the film was read by shots', async () => {
    const document = await load(await sheetPdf(contentOf(2, 'shot'), 'a4', task()));
    expect(textsOf(document, 0).find((text) => text.includes('shots'))).toMatch(/^2 shots\b/);
  });

  it('has pages of the other paper', async () => {
    const document = await load(await sheetPdf(contentOf(1), 'letter', task()));
    expect(document.getPage(0).getSize()).toEqual({ width: 612, height: 792 });
  });

  it('has the palette that its card shows by now', async () => {
    const content = contentOf(1);
    await content.video.replacePalettesOf(0, { palettes: [[0x123456, 0xabcdef]], round: 1 });
    const document = await load(await sheetPdf(content, 'a4', task()));
    expect(textsOf(document, 0).filter((text) => text.startsWith('#'))).toEqual(['#123456', '#ABCDEF']);
  });

  it('tells of stills that the device has lost', async () => {
    const content = contentOf(2);
    const video = { ...content.video, readRow: async () => undefined };
    const file = await sheetPdf({ ...content, video }, 'a4', task());
    expect(file).toMatchObject({ note: '2 stills could not be read' });
    expect(textsOf(await load(file), 0).filter((text) => text.startsWith('#'))).toHaveLength(10);
  });

  it('tells how far it is, and ends with its signal', async () => {
    const controller = new AbortController();
    const steps: number[] = [];
    const progressed = (done: number): void => {
      steps.push(done);
      if (done === 3) controller.abort(new Error('no more'));
    };
    await expect(sheetPdf(contentOf(20), 'a4', { signal: controller.signal, progressed })).rejects.toThrow(
      'no more',
    );
    expect(steps).toEqual([0, 1, 2, 3]);
  });
});
