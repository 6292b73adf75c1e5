import { defineConfig, mergeConfig } from 'vitest/config';
import product from '../../vite.config.ts';
import { NearestFirst } from './nearestFirst.mjs';

const { test: _, ...build } = product;

/** The tests of the folders under trial, each file by itself, since a planted fault may spoil what they share. */
export default mergeConfig(
  build,
  defineConfig({
    test: {
      include: process.env.HUELOOM_MUTANT_TESTS?.split(',') ?? [],
      exclude: ['tests/**/*.long.test.ts'],
      testTimeout: 60_000,
      sequence: { sequencer: NearestFirst },
    },
  }),
);
