import type { Color } from '../../../color/types';
import { colorFromChannels } from '../values/readColor';
import { unescapeXml } from './xml';

const NAME_TAG = /^(?:name|label|colou?rname)$/i;
const CHANNEL_TAG = /^(?:r|g|b|red|green|blue)$/i;
/** What a list is called says nothing about its first color. */
const LIST_TAG = /^(?:colou?rs|palettes?|swatches|array)$/i;
/** Keys of a property list under which a record has its name, and those of its color. */
const NAME_KEY = /^(?:name|label|title)$/i;
const VALUE_KEY = /^(?:hex|value|colou?r)$/i;

type NearbyElements = {
  /** Another element. What it says about a color is kept for that. */
  readonly pass: (tag: string, content: string) => void;
  /** The color whose last channel an element is: <red>13</red><green>148</green><blue>136</blue>. */
  readonly channels: (tag: string, content: string) => Color | null;
  /** What the elements before say a color is called; each name is one color's. */
  readonly takeName: () => string | null;
};

/** Follows elements of which each has a part of a color: its name, its channels, the key of a property list. */
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
      const taken = key !== null && !VALUE_KEY.test(key) ? key : name;
      name = null;
      return taken;
    },
  };
};
