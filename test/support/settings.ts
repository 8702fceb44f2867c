import { SETTINGS, type Setting } from '../../src/platform/config/settings';

export type Settings = Readonly<Partial<Record<Setting, string>>>;

/** Throws for settings that the server would ignore, such as misspelled ones. */
export function assertKnown(settings: object, others: readonly string[] = []): void {
  const known = new Set<string>([...SETTINGS, ...others]);
  const unknown = Object.keys(settings).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`The server has no setting ${unknown.join(', ')}.`);
}
