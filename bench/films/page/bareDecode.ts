import { BlobSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';

/** Decodes every frame and reads none: the lower bound for any extraction that needs them all. */
const bareDecode = async (film: Blob): Promise<number> => {
  const startMs = performance.now();
  const input = new Input({ source: new BlobSource(film), formats: [MP4, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('not a film');
  let wake = (): void => undefined;
  const decoder = new VideoDecoder({ output: (frame) => frame.close(), error: reportError });
  decoder.addEventListener('dequeue', () => wake());
  decoder.configure(config);
  for await (const packet of new EncodedPacketSink(track).packets()) {
    while (decoder.decodeQueueSize >= 8) await new Promise<void>((resolve) => (wake = resolve));
    decoder.decode(packet.toEncodedVideoChunk());
  }
  await decoder.flush();
  decoder.close();
  input.dispose();
  return performance.now() - startMs;
};

addEventListener('message', (event: MessageEvent<Blob>) => {
  void bareDecode(event.data).then((ms) => postMessage(ms));
});
