import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '../../src/catalog';
import type { NewEvent } from '../../src/kernel/event';

export const GOLDEN = join(__dirname, '..', 'golden');
export const HISTORY = 'history.json';

type AnyEvents = Record<string, Record<string, unknown>>;

export const goldenNames = () => readdirSync(GOLDEN);

/** Reads a history with the names of today. An event under a former name has the last shape of that name. */
export function readGolden(name: string): NewEvent<AnyEvents>[] {
  const stored = JSON.parse(readFileSync(join(GOLDEN, name, HISTORY), 'utf8')) as NewEvent<AnyEvents>[];
  return stored.map((event) => {
    const type = catalog.currentName(event.type);
    const isRenamed = type !== event.type;
    const data = isRenamed ? catalog.lift(event.type, catalog.version(event.type), event.data) : event.data;
    return { ...event, type, data };
  });
}
