/** Palettes of which a first visit starts with a random one. Made for this product. */
export const DEFAULT_PALETTES = [
  ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'],
  ['#0F3D3E', '#3E7C6B', '#E2DCC8', '#F1A661', '#8B2F2F'],
  ['#14213A', '#2F6690', '#8CC6D7', '#F4EDE4', '#E4572E'],
  ['#3A1730', '#A8264A', '#EF7F6A', '#FADCCB', '#1F8A8C'],
  ['#1D1B31', '#6C3B8F', '#D65C8B', '#F7B267', '#FBEFE0'],
  ['#123524', '#3F7D58', '#A8C686', '#F5F0DC', '#D9653B'],
] as const;
