import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  type Rotation,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';

/** A film to be drawn: `draw` paints the moment `t`, in seconds from the start. */
export type FilmPlan = {
  readonly codec: Extract<VideoCodec, 'avc' | 'vp9' | 'vp8' | 'av1'>;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** When each frame begins; 30 per second where nothing else is said. */
  readonly times?: readonly number[];
  readonly rotation?: Rotation;
  readonly keyFrameSeconds?: number;
  readonly draw: (context: OffscreenCanvasRenderingContext2D, t: number) => void;
};

/** Draws and encodes a film with the browser's own encoder. */
export const makeFilm = async (plan: FilmPlan): Promise<Blob> => {
  const { codec, width, height, seconds } = plan;
  const isWebm = codec === 'vp8' || codec === 'vp9';
  const output = new Output({
    format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat(),
    target: new BufferTarget(),
  });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const source = new CanvasSource(canvas, {
    codec,
    quality: new Quality('high'),
    keyFrameInterval: plan.keyFrameSeconds ?? 2,
  });
  output.addVideoTrack(source, { rotation: plan.rotation ?? 0 });
  await output.start();
  const times = plan.times ?? Array.from({ length: Math.round(seconds * 30) }, (_, index) => index / 30);
  for (const [index, time] of times.entries()) {
    plan.draw(context, time);
    // The encoder says when it has room for the next frame.
    await source.add(time, (times[index + 1] ?? seconds) - time);
  }
  await output.finalize();
  const { buffer } = output.target;
  if (!buffer) throw new Error('nothing was written');
  return new Blob([buffer], { type: isWebm ? 'video/webm' : 'video/mp4' });
};
