import { Ajv } from 'ajv';

const COLOR = {
  type: 'object',
  required: ['color-space', 'components'],
  additionalProperties: false,
  properties: {
    'color-space': { enum: ['srgb', 'display-p3'] },
    components: {
      type: 'object',
      required: ['red', 'green', 'blue', 'alpha'],
      additionalProperties: false,
      properties: Object.fromEntries(
        ['red', 'green', 'blue', 'alpha'].map((key) => [
          key,
          { type: 'string', pattern: '^(?:0x[0-9A-F]{2}|[01]\\.\\d{3,5})$' },
        ]),
      ),
    },
  },
};

/** What Apple's reference of asset catalogs says of a color set. */
export const COLOR_SET = new Ajv().compile({
  type: 'object',
  required: ['colors', 'info'],
  additionalProperties: false,
  properties: {
    colors: {
      type: 'array',
      minItems: 2,
      items: {
        type: 'object',
        required: ['idiom', 'color'],
        additionalProperties: false,
        properties: {
          idiom: { const: 'universal' },
          'display-gamut': { enum: ['sRGB', 'display-P3'] },
          color: COLOR,
          appearances: {
            type: 'array',
            items: {
              type: 'object',
              required: ['appearance', 'value'],
              properties: { appearance: { const: 'luminosity' }, value: { const: 'dark' } },
            },
          },
        },
      },
    },
    info: { type: 'object', properties: { author: { const: 'xcode' }, version: { const: 1 } } },
  },
});
