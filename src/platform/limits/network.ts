import ipaddr from 'ipaddr.js';

/** Returns an IPv4 address unchanged and an IPv6 address as its /64, all of which belongs to one client. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 4).join(':') : address.toString();
}
