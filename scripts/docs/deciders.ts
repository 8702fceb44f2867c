import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Decider } from '../../src/kernel/decider';

const root = join(__dirname, '../..');
const load = createRequire(__filename);

type AnyDecider = Pick<Decider<unknown, object, Record<string, object>>, 'name' | 'stream' | 'evolve'>;

const isDecider = (value: unknown): value is AnyDecider =>
  typeof value === 'object' && value !== null && 'decide' in value && 'evolve' in value;

const deciderFiles = () =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.decider.ts'))
    .sort();

export const deciders = () =>
  deciderFiles().flatMap((file) =>
    Object.values(load(join(root, 'src', file)) as object)
      .filter(isDecider)
      .map((decider) => ({ decider, file })),
  );

/** Returns the names of the streams that contain each type of event. */
export function streamsByEvent(): ReadonlyMap<string, readonly string[]> {
  const streams = new Map<string, string[]>();
  for (const { decider } of deciders())
    for (const type of Object.keys(decider.evolve))
      streams.set(type, [...(streams.get(type) ?? []), decider.name]);
  return streams;
}
