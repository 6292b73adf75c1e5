/** A local storage that holds `capacity` characters. */
export class FakeArea implements Storage {
  [name: string]: unknown;
  readonly values = new Map<string, string>();
  capacity = Infinity;
  get length() {
    return this.values.size;
  }
  key = (index: number) => [...this.values.keys()][index] ?? null;
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => {
    const others = [...this.values].filter(([name]) => name !== key).map(([, text]) => text.length);
    if (others.reduce((sum, length) => sum + length, value.length) > this.capacity)
      throw new DOMException('full', 'QuotaExceededError');
    this.values.set(key, value);
  };
  removeItem = (key: string) => void this.values.delete(key);
  clear = () => this.values.clear();
}
