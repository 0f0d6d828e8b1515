// A QR code (ISO/IEC 18004) for a link: bytes, correction level M, versions 1 to 10, up to 213 bytes.

/** By version: correction bytes per block, number of blocks, their data bytes, number of blocks that are one byte larger. */
const BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [10, 1, 16, 0], [16, 1, 28, 0], [26, 1, 44, 0], [18, 2, 32, 0], [24, 2, 43, 0],
  [16, 4, 27, 0], [18, 4, 31, 0], [22, 2, 38, 2], [22, 3, 36, 2], [26, 4, 43, 1],
];
/** Positions of the alignment squares, from version 2 on. */
const ALIGNMENT_POSITIONS: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Multiply in the field of 256 elements that the code uses. */
function fieldProduct(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** Return the correction bytes of one block: the remainder of its polynomial division (Reed-Solomon). */
function correctionBytes(data: readonly number[], count: number): number[] {
  let divisor = [...Array<number>(count - 1).fill(0), 1];
  for (let root = 1, index = 0; index < count; index++, root = fieldProduct(root, 2))
    divisor = divisor.map((value, place) => fieldProduct(value, root) ^ (divisor[place + 1] ?? 0));
  let rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, place) => value ^ fieldProduct(divisor[place] ?? 0, factor));
  }
  return rest;
}

const sizes = ([, few, small, more]: readonly [number, number, number, number]): number[] =>
  [...Array<number>(few).fill(small), ...Array<number>(more).fill(small + 1)];

/** Return the smallest version with room for this many bytes. */
function versionFor(length: number): number {
  const found = BLOCKS.findIndex((block, index) => sizes(block).reduce((a, b) => a + b) >= length + (index < 9 ? 2 : 3));
  if (found < 0) throw new RangeError(`A QR code of ours holds 213 bytes, and this text has ${length}.`);
  return found + 1;
}

/** Return all bytes in drawing order: the blocks' bytes interleaved, and then their correction bytes. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const block = BLOCKS[version - 1] ?? [10, 1, 16, 0];
  const lengths = sizes(block);
  const capacity = lengths.reduce((a, b) => a + b);
  const bits = [4, ...(version < 10 ? [bytes.length >> 4, bytes.length & 15] : [bytes.length >> 12, (bytes.length >> 8) & 15, (bytes.length >> 4) & 15, bytes.length & 15])];
  for (const byte of bytes) bits.push(byte >> 4, byte & 15);
  bits.push(0);
  const data = Array.from({ length: capacity }, (_, index) => {
    const [high, low] = [bits[2 * index], bits[2 * index + 1]];
    const used = Math.ceil(bits.length / 2);
    return index < used ? ((high ?? 0) << 4) | (low ?? 0) : (index - used) % 2 === 0 ? 0xec : 0x11;
  });
  let from = 0;
  const blocks = lengths.map((length) => data.slice(from, (from += length)));
  const corrections = blocks.map((data) => correctionBytes(data, block[0]));
  const turns = (all: number[][]): number[] =>
    Array.from({ length: Math.max(...all.map((block) => block.length)) }, (_, at) => all.flatMap((block) => block[at] ?? [])).flat();
  return [...turns(blocks), ...turns(corrections)];
}

/** The squares of a code by row: true if dark, null if nothing is drawn yet. */
type Grid = (boolean | null)[][];

function setSquare(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
}

/** Draw concentric square rings; `dark` returns whether a ring is dark. */
function drawRings(grid: Grid, x: number, y: number, radius: number, dark: (ring: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) setSquare(grid, x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** Return the bits of a version or format, followed by their correction bits. */
function withCheck(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 0; bit < degree; bit++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor);
  return (value << degree) | (rest & ((1 << degree) - 1));
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = withCheck(mask, 0x537, 10) ^ 0x5412; // level M is 00, so only the mask is left
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const across = bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit;
    setSquare(grid, 8, along, dark);
    setSquare(grid, across, 8, dark);
  }
  setSquare(grid, 8, size - 8, true);
}

/** Return everything but the data: finder and alignment squares, timing lines, and room for the format. */
function emptyCode(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let index = 0; index < size; index++) {
    setSquare(grid, 6, index, index % 2 === 0);
    setSquare(grid, index, 6, index % 2 === 0);
  }
  const middles = ALIGNMENT_POSITIONS[version - 1] ?? [];
  const corner = (x: number, y: number): boolean => (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
  for (const x of middles) for (const y of middles) if (!corner(x, y)) drawRings(grid, x, y, 2, (ring) => ring !== 1);
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) drawRings(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version >= 7) {
    const bits = withCheck(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit++) {
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      setSquare(grid, near, far, ((bits >> bit) & 1) === 1);
      setSquare(grid, far, near, ((bits >> bit) & 1) === 1);
    }
  }
  drawFormat(grid, 0);
  return grid;
}

/** Draw the data with a mask, in columns of two from the right, alternating up and down. */
function drawData(base: Grid, bytes: number[], mask: number): boolean[][] {
  const grid = base.map((row) => [...row]);
  const size = grid.length;
  const turn = MASKS[mask] ?? (() => false);
  let bitIndex = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (base[y]?.[x] !== null) continue;
        const bit = ((bytes[bitIndex >> 3] ?? 0) >> (7 - (bitIndex & 7))) & 1;
        bitIndex += 1;
        setSquare(grid, x, y, (bit === 1) !== turn(x, y));
      }
    }
  }
  drawFormat(grid, mask);
  return grid.map((row) => row.map((dark) => dark === true));
}

/** Return the penalty of a line: long runs, and patterns like a finder square. */
function linePenalty(line: boolean[]): number {
  const text = line.map(Number).join("");
  const runs = (text.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
  return runs + 40 * finders;
}

/** Return the penalty of a code; the mask with the lowest penalty is used. */
function codePenalty(grid: boolean[][]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x] === true));
  let sum = [...grid, ...columns].reduce((total, line) => total + linePenalty(line), 0);
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const same = grid[y]?.[x];
      if (grid[y]?.[x + 1] === same && grid[y + 1]?.[x] === same && grid[y + 1]?.[x + 1] === same) sum += 3;
    }
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** Return the QR code for a text, true for dark squares; `mask` fixes the mask, which is otherwise the best one. */
export function qr(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = codewords(bytes, version);
  const base = emptyCode(version);
  const all = (mask === undefined ? MASKS.map((_, index) => index) : [mask]).map((index) => drawData(base, words, index));
  return all.reduce((best, grid) => (codePenalty(grid) < codePenalty(best) ? grid : best));
}

/** Return a code as one SVG path, with one unit per square and a margin of four units. */
export function qrPath(grid: boolean[][]): string {
  return grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : []))).join("");
}
