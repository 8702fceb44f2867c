import { isIP, isIPv4 } from 'node:net';

/** The number of proxies that a request passes, or the networks of these proxies. */
export type Proxies = number | readonly string[];

const MAX_HOPS = 9;

/** Returns null if the text is invalid, or so broad that any client could pose as a proxy. */
export function proxiesIn(text: string): Proxies | null {
  if (text === 'off') return 0;
  const hops = Number(text);
  if (Number.isInteger(hops)) return hops >= 1 && hops <= MAX_HOPS ? hops : null;
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrNetwork) ? addresses : null;
}

function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(text) ?? [];
  const bits = isIPv4(address) ? 32 : 128;
  return isIP(address) !== 0 && (prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits));
}

/** Returns the setting in Fastify's form. Hops count from the server, so that a forged address is never reached. */
export const trustedBy = (proxies: Proxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];
