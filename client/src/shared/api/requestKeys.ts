import { nanoid } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { stored } from '../lib/stored';

type Keys = readonly (readonly [digest: string, key: string])[];

interface StoredKeys {
  readonly salt: string;
  readonly keys: Keys;
}

const MAX_KEYS = 100;
const entry = stored<StoredKeys>('unanswered', { place: 'sessionStorage' });
const SECRET = /"\w*(password|secret|token|code)\w*":/i;

/** Digests of requests that contain a secret stay in memory. */
let secretKeys: Keys = [];
const memorySalt = nanoid();

/** The keys of this tab survive a reload and are deleted at the end of the session. */
const storedKeys = (): StoredKeys => entry.get() ?? { salt: nanoid(), keys: [] };

/** Returns a hash of 32 bits (FNV-1a), which is too short to recover the request from it. */
function digestOf({ url, params, method, headers, body }: FetchArgs, salt: string): string {
  const text = JSON.stringify([salt, params, method, headers, body]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${url} ${hash}`;
}

const isSecret = ({ body }: FetchArgs) => SECRET.test(JSON.stringify(body) ?? '');
/** Files are not compared, so a repeated upload is a new request. */
const isComparable = ({ body }: FetchArgs) => !(body instanceof FormData);

function change(request: FetchArgs, next: (keys: Keys, digest: string) => Keys): void {
  if (!isComparable(request)) return;
  if (isSecret(request)) {
    secretKeys = next(secretKeys, digestOf(request, memorySalt)).slice(-MAX_KEYS);
    return;
  }
  const { salt, keys } = storedKeys();
  const changed = next(keys, digestOf(request, salt)).slice(-MAX_KEYS);
  if (changed.length > 0 || keys.length > 0) {
    entry.set(changed.length > 0 ? { salt, keys: changed } : undefined);
  }
}

const without = (keys: Keys, digest: string) => keys.filter(([other]) => other !== digest);

/** Returns the key of an identical request with unknown outcome, so that the server performs it only once. */
export function keyOfUnanswered(request: FetchArgs): string | undefined {
  if (!isComparable(request)) return undefined;
  const { salt, keys } = isSecret(request) ? { salt: memorySalt, keys: secretKeys } : storedKeys();
  const digest = digestOf(request, salt);
  return keys.find(([other]) => other === digest)?.[1];
}

export function rememberKey(request: FetchArgs, key: string): void {
  change(request, (keys, digest) => [...without(keys, digest), [digest, key]]);
}

/** Also deletes keys of earlier requests that changed the same resource. */
export function forgetKey(request: FetchArgs): void {
  const isOfSameThing = ([digest]: Keys[number]) =>
    request.method !== 'POST' && digest.startsWith(`${request.url} `);
  change(request, (keys, digest) => without(keys, digest).filter((one) => !isOfSameThing(one)));
}
