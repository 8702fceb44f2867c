type ServerVariable = 'EVENT_STORE_URL' | 'READ_STORE_URL' | 'VAULT_URL' | 'REDIS_URL';

/** Returns the address of a real server for this run, such as in continuous integration. */
export const givenUrl = (variable: ServerVariable): string | undefined => process.env[variable] || undefined;

/** Describes the server for the title of a suite. */
export const onWhat = (variable: ServerVariable): string =>
  givenUrl(variable) ? `on the server of ${variable}` : 'on the test server';

/**
 * Declares tests that stop a server, cut its connections or make it fail. A given server is not ours to switch off:
 * these tests are skipped, and their titles say why.
 */
export const ownServer = (variable: ServerVariable) =>
  givenUrl(variable)
    ? { describe: describe.skip, it: it.skip, why: ` (${variable} is given)` }
    : { describe, it, why: '' };
