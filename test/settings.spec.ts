import { tmpdir } from 'node:os';
import { readConfig } from '../src/platform/config/config';
import { SETTING_GROUPS } from '../scripts/docs/settings';
import { SETTINGS } from '../src/platform/config/settings';
import { TestApp } from './support/app';
import { launchServer } from './support/server-process';

it('SETTINGS lists exactly the settings that the configuration reads', () => {
  const read = new Set<string>();
  const issuer = {
    OIDC_ISSUER: 'https://issuer.example',
    OIDC_CLIENT_ID: 'quadrangle',
    OIDC_CLIENT_SECRET: 'secret',
  };
  readConfig(
    new Proxy<Record<string, string>>(issuer, {
      get: (env, name: string) => {
        read.add(name);
        return env[name];
      },
    }),
  );
  expect([...SETTINGS]).toEqual([...read].sort());
});

describe('docs/configuration.md', () => {
  const documented = Object.values(SETTING_GROUPS).flatMap((group) => Object.entries(group));

  it('describes every setting', () => {
    expect(documented.map(([name]) => name).sort()).toEqual([...SETTINGS]);
  });

  it('states the default values that the configuration has', () => {
    const defaults = documented.flatMap(([name, { default: value }]) =>
      value === undefined ? [] : [[name, value]],
    );
    expect(defaults.length).toBeGreaterThan(20);
    expect(readConfig(Object.fromEntries(defaults) as Record<string, string>)).toEqual(readConfig({}));
  });
});

it('a test server refuses a setting that the server does not have', async () => {
  const misspelt: Record<string, string> = { PEOPLE_PER_ADDRESS: '1000' };
  const refused = 'The server has no setting PEOPLE_PER_ADDRESS.';
  await expect(TestApp.start(undefined, misspelt)).rejects.toThrow(refused);
  expect(() => launchServer(tmpdir(), misspelt)).toThrow(refused);
});
