/** 256 MB in pages of 64 KB, as in asconfig.json: beyond it allocations return 0 instead of trapping. */
const MAX_PAGES: usize = 4096;

const BASE: usize = (__heap_base + 15) & ~15;
/** Start of the arena, after the memory that is kept between jobs. */
let arena: usize = BASE;
let top: usize = BASE;

/** Frees everything at once, except kept memory: a job starts with an empty arena. */
export function reset(): void {
  top = arena;
}

/**
 * Reserves memory that survives resets, always at the same address: its contents are kept until more is requested, which
 * empties the arena. Returns 0 if the memory cannot grow that far.
 */
export function keep(bytes: usize): usize {
  if (bytes <= arena - BASE) return BASE;
  arena = BASE;
  top = BASE;
  if (allocate(bytes) == 0) return 0;
  arena = top;
  return BASE;
}

/** 16-byte aligned, contents undefined. Returns 0 if the memory cannot grow that far. */
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
