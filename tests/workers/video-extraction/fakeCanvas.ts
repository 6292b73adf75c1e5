type Source = { readonly gray: number };

/** A canvas on which frames are drawn as their one gray; its stills are empty. */
export class FakeCanvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    let gray = 0;
    return {
      canvas: this,
      clearRect: () => undefined,
      putImageData: () => undefined,
      drawImage: (source: Source) => {
        gray = source.gray;
      },
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? 255 : gray)),
      }),
    };
  }
  async convertToBlob(): Promise<Blob> {
    return Promise.resolve(new Blob([]));
  }
}
