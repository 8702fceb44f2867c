import { SETTINGS, type Setting } from '../../src/platform/config/settings';

export type Settings = Readonly<Partial<Record<Setting, string>>>;

/** Throws if the server would silently ignore one of these, such as a misspelled one. */
export function assertKnown(settings: object, others: readonly string[] = []): void {
  const known = new Set<string>([...SETTINGS, ...others]);
  const unknown = Object.keys(settings).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`The server has no setting ${unknown.join(', ')}.`);
}
