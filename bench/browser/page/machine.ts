import type { Machine } from '../../result';
import { measureYardstick, REFERENCE_US } from '../../yardstick.mjs';

/** Names in what browsers call themselves, those first that call themselves others, too. */
const BROWSERS = [
  ['Firefox', /Firefox\/([\d.]+)/],
  ['Edge', /Edg\/([\d.]+)/],
  ['Chromium', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
] as const;

/** @param agent what the browser calls itself */
export const nameBrowser = (agent: string): string => {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return agent;
};

/** Browsers tell less of a machine than Node does, and of its memory mostly nothing. */
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
