import { isIP, isIPv4 } from 'node:net';

/** How many proxies a request passes, or their networks. */
export type Proxies = number | readonly string[];

const MOST_HOPS = 9;

/** Null if the text is invalid, or so broad that anybody could be a proxy. */
export function proxiesIn(text: string): Proxies | null {
  if (text === 'off') return 0;
  const hops = Number(text);
  if (Number.isInteger(hops)) return hops >= 1 && hops <= MOST_HOPS ? hops : null;
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrNetwork) ? addresses : null;
}

function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(text) ?? [];
  const bits = isIPv4(address) ? 32 : 128;
  return isIP(address) !== 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits));
}

/** In Fastify's form; hops are counted from the server, so that what a client forged is never reached. */
export const trustedBy = (proxies: Proxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];
