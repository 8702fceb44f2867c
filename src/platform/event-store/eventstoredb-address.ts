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
