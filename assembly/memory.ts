/** 256 MB in pages of 64 KB, as in asconfig.json: growth past it is refused, not trapped on. */
const MAX_PAGES: usize = 4096;

const BASE: usize = (__heap_base + 15) & ~15;
/** Where the arena begins: behind what is kept from job to job. */
let arena: usize = BASE;
let top: usize = BASE;

/** Frees everything at once, but for what is kept: a job starts with an empty arena. */
export function reset(): void {
  top = arena;
}

/**
 * Room for so many bytes that no job takes, always at the same place: what is there stays until more is asked for. Empties
 * the arena. 0 when the memory may not grow so far.
 */
export function keep(bytes: usize): usize {
  if (bytes <= arena - BASE) return BASE;
  arena = BASE;
  top = BASE;
  if (allocate(bytes) == 0) return 0;
  arena = top;
  return BASE;
}

/** Sixteen-byte aligned, contents undefined. 0 when the memory may not grow so far. */
export function allocate(bytes: usize): usize {
  const available = (MAX_PAGES << 16) - top;
  if (bytes > available) return 0;
  const start = top;
  const end = start + ((bytes + 15) & ~15);
  const pages = (end + 0xffff) >> 16;
  const missing = <i32>pages - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) return 0;
  top = end;
  return start;
}

export function clear(start: usize, bytes: usize): void {
  memory.fill(start, 0, bytes);
}
