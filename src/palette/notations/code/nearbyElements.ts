import type { Color } from '../../../color/types';
import { colorFromChannels } from '../values/readColor';
import { unescapeXml } from './xml';

const NAME_TAG = /^(?:name|label|colou?rname)$/i;
const CHANNEL_TAG = /^(?:r|g|b|red|green|blue)$/i;
/** The name of a list says nothing about its first color. */
const LIST_TAG = /^(?:colou?rs|palettes?|swatches|array)$/i;
/** Property-list keys of a record's name, and of its color. */
const NAME_KEY = /^(?:name|label|title)$/i;
const VALUE_KEY = /^(?:hex|value|colou?r)$/i;

/** What a rule of a theme colors, which has its name. */
const GROUND = /^(?:fore|back)ground$/;

type NearbyElements = {
  /** Notes an element for what it says about a color that follows. */
  readonly pass: (tag: string, content: string) => void;
  /** The color that is complete with this element: <red>13</red><green>148</green><blue>136</blue>. */
  readonly channels: (tag: string, content: string) => Color | null;
  /** The name that earlier elements gave to the next color; each name is used once. */
  readonly takeName: () => string | null;
};

/** Tracks elements that each hold a part of a color: its name, a channel, the key of a property list. */
export const createNearbyElements = (): NearbyElements => {
  let key: string | null = null;
  let name: string | null = null;
  let channels: string[] = [];
  return {
    pass: (tag, content) => {
      const text = unescapeXml(content.trim());
      if (LIST_TAG.test(tag)) name = null;
      if (NAME_TAG.test(tag) || (tag === 'string' && NAME_KEY.test(key ?? ''))) name = text || null;
      key = tag === 'key' ? text : null;
    },
    channels: (tag, content) => {
      channels = CHANNEL_TAG.test(tag) ? [...channels, content.trim()] : [];
      if (channels.length < 3) return null;
      const values = channels.map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : NaN));
      channels = [];
      return colorFromChannels(values);
    },
    takeName: () => {
      if (name !== null && GROUND.test(key ?? '')) {
        const whole = key === 'foreground' ? name : `${name} ${key}`;
        name = null;
        return whole;
      }
      const taken = key !== null && !VALUE_KEY.test(key) ? key : name;
      name = null;
      return taken;
    },
  };
};
