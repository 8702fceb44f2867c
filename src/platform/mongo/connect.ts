import type { Connection, mongo } from 'mongoose';
import { endWaitsForClosedSockets } from './ended-sockets';

const DATABASE = 'quadrangle';

/** These settings override the address: reads go to the primary, and writes are journaled by a majority. */
const options = {
  readPreference: 'primary',
  writeConcern: { w: 'majority', journal: true },
  ignoreUndefined: true,
} as const;

/** How long to wait for an unreachable server, unless the address sets another time. */
const TIMEOUTS = { serverSelectionTimeoutMS: 10_000 };

/** With the connections that monitor the server, a process has at most 20 connections for views and vault. */
const MAX_CONNECTIONS = 8;

export async function connect(url: string, database?: string): Promise<Connection> {
  const { createConnection } = await import('mongoose');
  endWaitsForClosedSockets();
  const timeout = /[?&]serverSelectionTimeoutMS=/i.test(url) ? {} : TIMEOUTS;
  const pool = /[?&]maxPoolSize=/i.test(url) ? {} : { maxPoolSize: MAX_CONNECTIONS };
  const named = /^[^/]*\/\/[^/]+\/[^/?]/.test(url);
  const dbName = database ?? (named ? undefined : DATABASE);
  const connection = createConnection(url, { ...options, ...timeout, ...pool, ...(dbName && { dbName }) });
  return closedUnless(connection, connection.asPromise());
}

export async function closedUnless<T>(connection: Connection, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await connection.destroy();
    throw error;
  }
}

export function databaseOf(connection: Connection): mongo.Db {
  if (!connection.db) throw new Error('The connection to MongoDB is closed.');
  return connection.db;
}

/** The driver throws these errors when no server responds, or when the primary is stepping down. */
const UNREACHED = /^Mongo(Network|ServerSelection|NotConnected|TopologyClosed|Pool|WaitQueue)/;

export function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { hasErrorLabel } = error as { hasErrorLabel?: (label: string) => boolean };
  return UNREACHED.test(error.name) || hasErrorLabel?.call(error, 'RetryableWriteError') === true;
}

const DUPLICATE_KEY = 11_000;
const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;

interface Refusal {
  readonly code?: unknown;
  readonly writeErrors?: readonly { readonly code: unknown }[];
  readonly result?: { getWriteConcernError(): unknown };
}

async function unless<T>(codes: readonly unknown[], work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const { code, writeErrors, result } = error as Refusal;
    const refusals = writeErrors?.length ? writeErrors.map((one) => one.code) : [code];
    if (refusals.every((one) => codes.includes(one)) && !result?.getWriteConcernError()) return undefined;
    throw error;
  }
}

export const unlessDuplicate = <T>(work: Promise<T>) => unless([DUPLICATE_KEY], work);

export const ifPresent = <T>(work: Promise<T>) => unless([NAMESPACE_NOT_FOUND, INDEX_NOT_FOUND], work);
