import { readLast } from './eventstoredb-connection';

export interface EventStoreDbAddress {
  readonly server: string;
  /** The prefix of all streams of this installation, and of no other on the same server. */
  readonly prefix: string;
}

const ADDRESS = /^(esdb(?:\+discover)?:\/\/[^/?]+)(?:\/(\w*))?(\?.*)?$/;

/** Reads `esdb://user:password@host:2113/installation?tls=…`; the installation is `quadrangle` unless named. */
export function readAddress(url: string): EventStoreDbAddress {
  const [, server, installation, settings = ''] = ADDRESS.exec(url) ?? [];
  if (!server) {
    throw new Error(
      'An address of EventStoreDB is esdb://host:2113/installation?tls=false, where the installation is a word.',
    );
  }
  return { server: `${server}${settings}`, prefix: `${installation || 'quadrangle'}.` };
}

const UNDISCOVERED = /Failed to discover/;

/** What each node of a cluster says to this account, since the client does not say why it found no node to use. */
export async function explained(error: unknown, server: string): Promise<unknown> {
  const inner = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(inner instanceof Error) || !UNDISCOVERED.test(inner.message)) return error;
  const outcomes = await Promise.all(addressesOfNodes(server).map((address) => readLast(address)));
  const failures = outcomes.filter((outcome) => outcome !== undefined);
  // If a node lets the account read, the cause is that no node knows a leader.
  const reasons = failures.length === outcomes.length ? failures : [...failures, error];
  return new AggregateError(reasons, 'No node could be used.');
}

/** Splits an address such as `esdb://ada:secret@one:2113,two:2113?tls=true` into one for each node. */
function addressesOfNodes(server: string): string[] {
  const [, account = '', hosts = '', settings = ''] =
    /^esdb(?:\+discover)?:\/\/(.*@)?([^/?]+)\/?(\?.*)?$/.exec(server) ?? [];
  return hosts.split(',').map((host) => `esdb://${account}${host}${settings}`);
}
