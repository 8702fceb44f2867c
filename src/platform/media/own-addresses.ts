import { networkInterfaces } from 'node:os';

/** Where this machine can be reached by IPv4, its own browsers included. */
export const ownAddresses = (): string[] => [
  ...Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address),
  '127.0.0.1',
];
