/** A canvas that shows nothing; its stills are empty. */
export class FakeCanvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    return { canvas: this, putImageData: () => undefined };
  }
  async convertToBlob(): Promise<Blob> {
    return Promise.resolve(new Blob([]));
  }
}
