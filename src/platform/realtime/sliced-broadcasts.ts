import type { Server } from 'socket.io';

/** Writing to so many connections takes a millisecond or two. */
export const SLICE = 100;

type Action = (connection: object) => void;

/** The steps of a broadcast in Socket.IO's adapter, which its types hide. Other methods use `apply` alone. */
interface Broadcasting {
  _encode(packet: { readonly id?: number }, options: object): unknown;
  apply(to: object, action: Action): void;
}

/**
 * Delivers a broadcast to many connections in slices, one in each turn of the event loop, so that a broadcast to few
 * need not wait for all of them. Each connection receives its packets in order, and all of them before it is closed.
 */
export function sliceBroadcasts(server: Server): Server {
  const adapter = server.sockets.adapter as unknown as Broadcasting;
  const [encode, apply] = [adapter._encode.bind(adapter), adapter.apply.bind(adapter)];
  const waiting = new Map<object, Action[]>();
  let isBroadcast = false;

  const deliver = (connection: object) => {
    const actions = waiting.get(connection);
    waiting.delete(connection);
    actions?.forEach((action) => action(connection));
  };
  const deliverSlice = () => {
    let count = 0;
    for (const connection of waiting.keys()) {
      if (count++ === SLICE) return void setImmediate(deliverSlice);
      deliver(connection);
    }
  };

  adapter._encode = (packet, options) => {
    // Socket.IO counts at once who will acknowledge a packet with an id.
    isBroadcast = packet.id === undefined;
    return encode(packet, options);
  };
  adapter.apply = (to, action) => {
    const connections: object[] = [];
    apply(to, (connection) => connections.push(connection));
    const isSliced = isBroadcast && connections.length > SLICE;
    isBroadcast = false;
    if (isSliced && waiting.size === 0) setImmediate(deliverSlice);
    for (const connection of connections) {
      if (isSliced) waiting.set(connection, [...(waiting.get(connection) ?? []), action]);
      else {
        deliver(connection);
        action(connection);
      }
    }
  };
  return server;
}
