import { nanoid } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { keep, kept } from '../lib/stored';

/** Idempotency keys by the digest of their request. */
type Keys = readonly (readonly [digest: string, key: string])[];

interface StoredKeys {
  readonly salt: string;
  readonly keys: Keys;
}

const MAX_KEYS = 100;
const NAME = 'unanswered';
const SECRET = /"\w*(password|secret|token|code)\w*":/i;

/** Of requests that hold a secret: their digests stay in memory. */
let secretKeys: Keys = [];
const memorySalt = nanoid();

/** Outlives the page in its tab, and ends with the session. */
const storedKeys = (): StoredKeys => kept<StoredKeys>('sessionStorage', NAME) ?? { salt: nanoid(), keys: [] };

/** 32 bits, as a stored digest must not give away the request (FNV-1a). */
function digestOf({ url, params, method, headers, body }: FetchArgs, salt: string): string {
  const text = JSON.stringify([salt, params, method, headers, body]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${url} ${hash}`;
}

const isSecret = ({ body }: FetchArgs) => SECRET.test(JSON.stringify(body) ?? '');
/** The content of a file is not compared: sending it again is another request. */
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
    keep('sessionStorage', NAME, changed.length > 0 ? { salt, keys: changed } : undefined);
  }
}

const without = (keys: Keys, digest: string) => keys.filter(([other]) => other !== digest);

/** The key of the same request whose outcome is unknown: sent again under it, it happens once. */
export function keyOfUnanswered(request: FetchArgs): string | undefined {
  if (!isComparable(request)) return undefined;
  const { salt, keys } = isSecret(request) ? { salt: memorySalt, keys: secretKeys } : storedKeys();
  const digest = digestOf(request, salt);
  return keys.find(([other]) => other === digest)?.[1];
}

/** For a request that is about to be sent, or whose outcome the server did not say. */
export function rememberKey(request: FetchArgs, key: string): void {
  change(request, (keys, digest) => [...without(keys, digest), [digest, key]]);
}

/** For a request that was answered. What was to be done before to the same thing would be another change now. */
export function forgetKey(request: FetchArgs): void {
  const isOfSameThing = ([digest]: Keys[number]) =>
    request.method !== 'POST' && digest.startsWith(`${request.url} `);
  change(request, (keys, digest) => without(keys, digest).filter((one) => !isOfSameThing(one)));
}
