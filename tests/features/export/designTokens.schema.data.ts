const zeroToOne = { type: 'number', minimum: 0, maximum: 1 };
const percentage = { type: 'number', minimum: 0, maximum: 100 };
const hue = { type: 'number', minimum: 0, exclusiveMaximum: 360 };
const chroma = { type: 'number', minimum: 0 };

const value = (colorSpace: string, components: readonly object[]): object => ({
  type: 'object',
  additionalProperties: false,
  required: ['colorSpace', 'components'],
  properties: {
    colorSpace: { const: colorSpace },
    components: { type: 'array', items: components, minItems: 3, maxItems: 3 },
    hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  },
});

/** No '$' first, no braces and no dots: they would read as references. */
const NAME = '^[^${}.][^{}.]*$';

/** The rules of Design Tokens 2025.10 (Format and Color Modules) for files of color tokens. */
export const DESIGN_TOKENS_SCHEMA = {
  definitions: {
    group: {
      type: 'object',
      additionalProperties: false,
      properties: {
        $schema: { type: 'string' },
        $type: { const: 'color' },
        $description: { type: 'string' },
      },
      patternProperties: {
        [NAME]: { oneOf: [{ $ref: '#/definitions/token' }, { $ref: '#/definitions/group' }] },
      },
    },
    token: {
      type: 'object',
      additionalProperties: false,
      required: ['$value'],
      properties: {
        $description: { type: 'string' },
        $value: {
          oneOf: [
            value('srgb', [zeroToOne, zeroToOne, zeroToOne]),
            value('hsl', [hue, percentage, percentage]),
            value('oklch', [zeroToOne, chroma, hue]),
          ],
        },
      },
    },
  },
  $ref: '#/definitions/group',
};
