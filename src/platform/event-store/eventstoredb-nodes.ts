import { readLast } from './eventstoredb-connection';

const UNDISCOVERED = /Failed to discover/;

/** What each node of a cluster says to this account, since the client does not say why it found no node to use. */
export async function explained(error: unknown, server: string): Promise<unknown> {
  const inner = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(inner instanceof Error) || !UNDISCOVERED.test(inner.message)) return error;
  const outcomes = await Promise.all(addressesOfNodes(server).map((address) => readLast(address)));
  const failures = outcomes.filter((outcome) => outcome !== undefined);
  // A node that answers knows of no leader.
  const reasons = failures.length === outcomes.length ? failures : [...failures, error];
  return new AggregateError(reasons, 'No node could be used.');
}

/** `esdb://ada:secret@one:2113,two:2113?tls=true` has `esdb://ada:secret@one:2113?tls=true` and another one. */
function addressesOfNodes(server: string): string[] {
  const [, account = '', hosts = '', settings = ''] =
    /^esdb(?:\+discover)?:\/\/(.*@)?([^/?]+)\/?(\?.*)?$/.exec(server) ?? [];
  return hosts.split(',').map((host) => `esdb://${account}${host}${settings}`);
}
