import { bad, ok, type Parsed, type Problem, say, warning } from '../../core/parsed.ts';
import type { Store, Update } from '../../results/store.ts';
import { formatJson, isRecord, isVersion, type JsonRecord, parseJson } from './json.ts';
import { FIELDS, type Field, type Settings } from './settingFields.ts';

export type { Settings };

/** The version of what is stored. It grows when a field changes its meaning; a new field is no new version. */
const VERSION = 1;

/** How many characters of settings are taken from elsewhere: far more than ours have. */
const MAX_BROUGHT = 100_000;

/** The name of the text in its store. */
const NAME = 'settings';

const entries = Object.entries(FIELDS) as readonly (readonly [keyof Settings, Field<unknown>])[];

const isSoundIn = (record: JsonRecord, [name, { isSound }]: (typeof entries)[number]): boolean =>
  Object.hasOwn(record, name) && isSound(record[name]);

/** The settings among what is stored. */
const settingsIn = (record: JsonRecord): Settings => {
  const values = entries.map((entry) => [entry[0], isSoundIn(record, entry) ? record[entry[0]] : entry[1].standard]);
  return Object.fromEntries(values) as Settings;
};

export const STANDARD: Settings = settingsIn({});

/** The settings that a record has, and no others. */
export const someSettingsIn = (record: JsonRecord): Partial<Settings> =>
  Object.fromEntries(entries.filter((entry) => isSoundIn(record, entry)).map(([name]) => [name, record[name]]));

/** Known fields whose values are not understood: spoilt by hand, or made by a newer program. */
const unsoundIn = (record: JsonRecord): readonly string[] =>
  entries.filter((entry) => Object.hasOwn(record, entry[0]) && !isSoundIn(record, entry)).map(([name]) => name);

const versionOf = ({ version }: JsonRecord): number => (isVersion(version) ? version : VERSION);

/** Whether a field may have another meaning than it has here. */
const isNewer = (record: JsonRecord): boolean => versionOf(record) > VERSION;

/** Told once, before the single fields. */
const versionWarnings = (record: JsonRecord): readonly Problem[] => {
  if (!isNewer(record)) return [];
  return [warning(say('The settings are those of a newer Kura: what is not known here is left alone.'))];
};

const warningsFor = (record: JsonRecord): readonly Problem[] => [
  ...versionWarnings(record),
  ...unsoundIn(record).map((field) =>
    warning(say('The setting "{field}" is not understood: its usual value is used.', { field })),
  ),
];

/** What is stored, with the fields that only other programs know. */
const recordOf = (text: string): Parsed<JsonRecord> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  return isRecord(json.value) ? ok(json.value, warningsFor(json.value)) : bad(say('These are no settings.'));
};

/** As far as they can be understood. What is wrong with them is a warning: it keeps nobody from playing. */
export const readSettings = (text: string): Parsed<Settings> => {
  const record = recordOf(text);
  if (record.ok) return ok(settingsIn(record.value), record.warnings);
  return ok(STANDARD, [warning(say('The settings are damaged: the usual ones are used.'), record.problem)]);
};

export const loadSettings = async (store: Store): Promise<Parsed<Settings>> => {
  const text = await store.read(NAME);
  if (!text.ok) return text;
  return text.value === undefined ? ok(STANDARD) : readSettings(text.value);
};

/** What an update of the settings came to. */
interface Amended {
  /** All that is stored now. */
  readonly record: JsonRecord;
  readonly isNew: boolean;
}

const amended = (known: JsonRecord, fields: JsonRecord): Amended => {
  const record: JsonRecord = { ...known, ...fields, version: VERSION };
  return { record, isNew: JSON.stringify(record) !== JSON.stringify(known) };
};

/**
 * Lays fields over what is stored; the others stay, also those that this program does not know. Undefined, and nothing is
 * changed, where a newer program stored them: there a field may have another meaning.
 */
export const amendSettings = async (
  store: Store,
  fields: JsonRecord,
  join: (here: JsonRecord, given: JsonRecord) => JsonRecord = (_, given) => given,
): Promise<Parsed<Amended | undefined>> => {
  let result: Amended | undefined;
  const updated = await store.update(NAME, (old): Update => {
    const known = recordOf(old ?? '{}');
    if (!known.ok) {
      result = amended({}, fields);
      return { text: formatJson(result.record), aside: true };
    }
    result = isNewer(known.value) ? undefined : amended(known.value, join(known.value, fields));
    return { text: result?.isNew ? formatJson(result.record) : old };
  });
  if (!updated.ok) return updated;
  const { aside: name } = updated.value;
  return ok(result, name === undefined ? [] : [warning(say('The damaged settings are kept as "{name}".', { name }))]);
};

/** Changes these settings and no others: another window may have changed those meanwhile. Returns them all. */
export const changeSettings = async (store: Store, change: Partial<Settings>): Promise<Parsed<Settings>> => {
  const result = await amendSettings(store, change);
  if (!result.ok) return result;
  if (!result.value) return bad(say('The settings are those of a newer Kura: nothing was changed.'));
  return ok(settingsIn(result.value.record), result.warnings);
};

/** All that is stored, for taking it elsewhere. Damaged settings are left behind. */
export const settingsToTake = async (store: Store): Promise<Parsed<JsonRecord | undefined>> => {
  const text = await store.read(NAME);
  if (!text.ok) return text;
  if (text.value === undefined) return ok(undefined);
  const record = recordOf(text.value);
  if (!record.ok) return ok(undefined, [warning(say('The settings are damaged and were left out.'))]);
  return ok({ ...record.value, version: versionOf(record.value) });
};

/** Settings from elsewhere, without those whose values are not understood; none where a newer program made them. */
export const settingsToBring = (value: unknown): Parsed<JsonRecord | undefined> => {
  if (!isRecord(value)) return bad(say('These are no settings.'));
  if (JSON.stringify(value).length > MAX_BROUGHT) return bad(say('The settings are too long.'));
  if (isNewer(value)) return ok(undefined, [warning(say('The settings are those of a newer Kura and were left out.'))]);
  const unsound = unsoundIn(value);
  const sound = Object.entries(value).filter(([name]) => !unsound.includes(name));
  const left = unsound.map((field) =>
    warning(say('The setting "{field}" is not understood and was left out.', { field })),
  );
  return ok(Object.fromEntries(sound), left);
};
