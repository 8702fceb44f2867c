const { readFileSync } = require('node:fs');
const { availableParallelism } = require('node:os');

const { exclude: _specsAreTestsHere, ...swcrc } = JSON.parse(readFileSync(`${__dirname}/.swcrc`, 'utf8'));

const esmOnly = [
  '@nestjs',
  '@fastify',
  '@tokenizer',
  '@borewit',
  'cookie',
  'content-disposition',
  'light-my-request',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'load-esm',
  'marked',
  'nestjs-pino',
  'openid-client',
  'oauth4webapi',
  'jose',
  'p-limit',
  'yocto-queue',
];

// The system's own place would let clones share what their transformers made.
const cacheDirectory = `${__dirname}/node_modules/.cache/jest`;

const server = {
  cacheDirectory,
  rootDir: __dirname,
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '^.+\\.(ts|js|mjs)$': ['@swc/jest', { ...swcrc, swcrc: false, sourceMaps: 'inline' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

const oneRealm = {
  testEnvironment: '<rootDir>/test/support/one-realm/environment.cjs',
  runtime: '<rootDir>/test/support/one-realm/runtime.cjs',
};

const client = require('./client/jest.config.cjs');

/** @type {import('jest').Config} */
module.exports = {
  cacheDirectory,
  // While the other worker has a browser, processes of the server start slowly.
  testTimeout: 60_000,
  maxWorkers: availableParallelism(),
  workerIdleMemoryLimit: '2GB',
  globalSetup: '<rootDir>/test/support/runner/global-setup.cjs',
  testSequencer: '<rootDir>/test/support/runner/sequencer.cjs',
  reporters: ['<rootDir>/test/support/runner/reporter.cjs', 'summary'],
  projects: [
    {
      ...server,
      displayName: 'unit',
      ...oneRealm,
      roots: ['<rootDir>/src', '<rootDir>/projections', '<rootDir>/contract'],
      testRegex: '\\.spec\\.ts$',
      setupFilesAfterEnv: ['<rootDir>/test/support/unit-timeout.ts'],
    },
    {
      ...server,
      displayName: 'integration',
      ...oneRealm,
      roots: ['<rootDir>/test'],
      testRegex: '\\.(spec|e2e-spec)\\.ts$',
      testPathIgnorePatterns: ['/test/browser/'],
    },
    { ...client, cacheDirectory },
    {
      displayName: 'browser',
      cacheDirectory,
      rootDir: __dirname,
      roots: ['<rootDir>/test/browser'],
      testRegex: '\\.spec\\.ts$',
      testEnvironment: '<rootDir>/test/support/runner/measured.cjs',
      setupFilesAfterEnv: ['<rootDir>/test/browser/support/time-limit.ts'],
      transform: client.transform,
      moduleNameMapper: { '^contract/(.*)$': '<rootDir>/contract/$1' },
    },
  ],
};
