import { describe, expect, it } from 'vitest';
import { pickVideoFile, type StockVideo, type StockVideoFile } from '../../src/domain/stockVideo';

const file = (width: number, height: number, fileType = 'video/mp4'): StockVideoFile => ({
  link: `/${width}x${height}`,
  quality: 'hd',
  fileType,
  width,
  height,
});

const video = (...videoFiles: StockVideoFile[]): StockVideo => ({
  id: '1',
  alt: '',
  photographer: 'Someone',
  image: '/1.jpg',
  durationSeconds: null,
  videoFiles,
  colors: [],
});

describe('the file of a stock video', () => {
  it('is the smallest one with all the pixels that colors are read from', () => {
    const small = file(640, 360);
    const enough = file(1280, 720);
    const huge = file(3840, 2160);
    expect(pickVideoFile(video(huge, small, enough))).toBe(enough);
    expect(pickVideoFile(video(file(360, 640), file(720, 1280)))).toEqual(file(720, 1280));
  });

  it('is large enough at 800 pixels on its longest side, and not at one less', () => {
    const [less, enough, huge] = [file(799, 450), file(450, 800), file(1280, 720)];
    expect(pickVideoFile(video(huge, enough, less))).toBe(enough);
    expect(pickVideoFile(video(huge, less))).toBe(huge);
  });

  it('may be of a kind that the provider does not say, and of any kind of film', () => {
    expect(pickVideoFile(video(file(640, 360, '')))?.fileType).toBe('');
    expect(pickVideoFile(video(file(640, 360, 'video/webm')))?.fileType).toBe('video/webm');
    expect(pickVideoFile(video(file(640, 360, 'audio/video/mp4')))).toBeNull();
  });

  it('is none where there are none', () => {
    expect(pickVideoFile(video())).toBeNull();
  });

  it('is the largest one where all are small', () => {
    expect(pickVideoFile(video(file(320, 180), file(640, 360)))).toEqual(file(640, 360));
  });

  it('is never a stream list or another kind of file', () => {
    const list = file(1920, 1080, 'application/vnd.apple.mpegurl');
    expect(pickVideoFile(video(list, file(640, 360)))).toEqual(file(640, 360));
    expect(pickVideoFile(video(list))).toBeNull();
  });
});
