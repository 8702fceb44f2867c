type ServerVariable = 'EVENT_STORE_URL' | 'READ_STORE_URL' | 'VAULT_URL' | 'REDIS_URL';

export const givenUrl = (variable: ServerVariable): string | undefined => process.env[variable] || undefined;

export const onWhat = (variable: ServerVariable): string =>
  givenUrl(variable) ? `on the server of ${variable}` : 'on the test server';

/** Declares tests that interrupt a server, which are skipped on a server that the environment names. */
export const ownServer = (variable: ServerVariable) =>
  givenUrl(variable)
    ? { describe: describe.skip, it: it.skip, why: ` (${variable} is given)` }
    : { describe, it, why: '' };
