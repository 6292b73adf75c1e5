import { own } from '../../palette/foreignValue';
import { modeOf, type Token } from './flattenTokens';
import { isRecord, type JsonRecord } from '../../domain/jsonRecord';

/** The names of a collection's modes by id, as plugins or the REST API write them. */
const modesOf = (collection: unknown): ReadonlyMap<string, string> => {
  const modes = own(collection, 'modes');
  const entries = isRecord(modes)
    ? Object.entries(modes)
    : Array.isArray(modes)
      ? modes.map((mode): [unknown, unknown] => [own(mode, 'modeId'), own(mode, 'name')])
      : [];
  return new Map(
    entries.flatMap(([id, name]): [string, string][] =>
      typeof id === 'string' && typeof name === 'string' ? [[id, name]] : [],
    ),
  );
};

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [];

type Variable = {
  readonly id: string;
  readonly path: readonly string[];
  readonly values: JsonRecord;
  readonly own: unknown;
};

const variablesOf = (list: unknown): Variable[] =>
  listOf(list).flatMap((one): Variable[] => {
    const [name, values, id] = [
      own(one, 'name'),
      own(one, 'valuesByMode') ?? own(one, 'resolvedValuesByMode'),
      own(one, 'id'),
    ];
    const isColor = (own(one, 'resolvedType') ?? own(one, 'type')) === 'COLOR';
    if (!isColor || typeof name !== 'string' || !isRecord(values)) return [];
    return [{ id: typeof id === 'string' ? id : name, path: name.split('/'), values, own: one }];
  });

/**
 * Figma variables with values by mode, from its REST API or a plugin; null for another file. If no mode is called light
 * or dark, the first mode is used.
 */
export const figmaTokens = (data: JsonRecord): Token[] | null => {
  const meta = own(data, 'meta') ?? data;
  const collections = [data, ...listOf(own(meta, 'variableCollections'))];
  const variables = variablesOf(own(meta, 'variables'));
  if (variables.length === 0) return null;
  const modes = new Map(collections.flatMap((collection) => Array.from(modesOf(collection))));
  const idsOf = new Map(variables.map(({ id, path }) => [id, path]));
  /** An alias as the path of its variable, or as the value that the plugin resolved. */
  const valueOf = (variable: Variable, mode: string): unknown => {
    const value = variable.values[mode];
    if (own(value, 'type') !== 'VARIABLE_ALIAS') return own(value, 'resolvedValue') ?? value;
    const target = idsOf.get(String(own(value, 'id')));
    return target
      ? `{${target.join('.')}}`
      : own(own(own(variable.own, 'resolvedValuesByMode'), mode), 'resolvedValue');
  };
  return variables.flatMap((variable) => {
    const ids = Object.keys(variable.values);
    const named = ids.filter((id) => modeOf(modes.get(id) ?? '') !== null);
    return (named.length > 0 ? named : ids.slice(0, 1)).map((id) => ({
      path: variable.path,
      value: valueOf(variable, id),
      mode: modeOf(modes.get(id) ?? ''),
      isColor: true,
    }));
  });
};
