import type { EncodedPacket } from 'mediabunny';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameDecoder } from '../../../../../workers/video-extraction/worker/decode/frameDecoder';

type Init = { readonly output: (frame: unknown) => void; readonly error: (error: unknown) => void };

/** Longer than any chain of promises about a frame, and no task of its own. */
const promisesKept = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** As browsers' decoders: what is behind `output` in its task comes before the next frame is asked for. */
class FakeDecoder extends EventTarget {
  static last: FakeDecoder;
  state = 'unconfigured';
  decodeQueueSize = 0;
  /** Frames that the browser has asked its decoder for. */
  asked = 0;
  readonly init: Init;
  constructor(init: Init) {
    super();
    this.init = init;
    FakeDecoder.last = this;
  }
  configure(): void {
    this.state = 'configured';
  }
  decode(): void {
    this.asked += 1;
  }
  /** A frame comes out; the next one is asked for behind all that is done about it at once. */
  async emit(frame: unknown): Promise<void> {
    this.init.output(frame);
    await promisesKept();
    this.asked += 1;
  }
  async flush(): Promise<void> {
    await Promise.resolve();
  }
  close(): void {
    this.state = 'closed';
  }
}

beforeEach(() => vi.stubGlobal('VideoDecoder', FakeDecoder));
afterEach(() => vi.unstubAllGlobals());

const CONFIG = { codec: 'vp09.00.10.08' };
const createFrame = () => ({ close: vi.fn<() => void>() });
const PACKET = { data: new Uint8Array(1), toEncodedVideoChunk: () => ({}) } as unknown as EncodedPacket;

describe('a frame that comes out', () => {
  it('is looked at once the decoder has been asked for the next one, so that both go on at a time', async () => {
    const askedWhenSeen: number[] = [];
    const decoder = createFrameDecoder(CONFIG, () => void askedWhenSeen.push(FakeDecoder.last.asked), true);
    await decoder.feed(PACKET);
    await FakeDecoder.last.emit(createFrame());
    await decoder.drain();
    await FakeDecoder.last.emit(createFrame());
    await decoder.drain();
    expect(askedWhenSeen).toEqual([2, 3]);
    decoder.close();
  });

  it('is looked at as soon as it is there at the pace of a player, whose next frame is not in a hurry', () => {
    const seen = vi.fn<() => void>();
    const decoder = createFrameDecoder(CONFIG, seen, false);
    void FakeDecoder.last.emit(createFrame());
    expect(seen).toHaveBeenCalledOnce();
    decoder.close();
  });

  it('is handed out before what the decoder failed with behind it is told', async () => {
    const seen = vi.fn<() => void>();
    const decoder = createFrameDecoder(CONFIG, seen, true);
    void FakeDecoder.last.emit(createFrame());
    FakeDecoder.last.init.error(new Error('broken'));
    await expect(decoder.drain()).rejects.toMatchObject({ failure: 'corrupt' });
    expect(seen).toHaveBeenCalledOnce();
    decoder.close();
  });

  it('is closed, and looked at no more, where reading has ended meanwhile', async () => {
    const seen = vi.fn<() => void>();
    const decoder = createFrameDecoder(CONFIG, seen, true);
    const frame = createFrame();
    void FakeDecoder.last.emit(frame);
    decoder.close();
    await vi.waitFor(() => expect(frame.close).toHaveBeenCalledOnce());
    expect(seen).not.toHaveBeenCalled();
  });
});
