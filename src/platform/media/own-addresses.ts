import { networkInterfaces } from 'node:os';

/** Returns the IPv4 addresses at which this machine can be reached, also by its own browsers. */
export const ownAddresses = (): string[] => [
  ...Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address),
  '127.0.0.1',
];
