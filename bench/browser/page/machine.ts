import type { Machine } from '../../result';
import { measureYardstick, REFERENCE_US } from '../../yardstick.mjs';

/** Tokens in user agent strings; browsers that also name others come first. */
const BROWSERS = [
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Edge', /Edg\/([\d.]+)/],
  ['Chromium', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
] as const;

/** @param agent user agent string */
export const nameBrowser = (agent: string): string => {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return agent;
};

/** Browsers reveal less about the machine than Node does, and usually nothing about its memory. */
export const describeMachine = (): Machine => {
  const { deviceMemory } = navigator as { readonly deviceMemory?: number };
  const system = /\(([^)]+)\)/.exec(navigator.userAgent)?.[1] ?? 'unknown';
  return {
    cpu: 'a processor that the browser does not name',
    cores: navigator.hardwareConcurrency,
    memoryMegabytes: deviceMemory === undefined ? null : deviceMemory * 1024,
    platform: system,
    node: null,
    browser: nameBrowser(navigator.userAgent),
    timesSlower: Math.round((measureYardstick(200) / REFERENCE_US) * 100) / 100,
  };
};
