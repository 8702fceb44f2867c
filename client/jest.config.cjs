const { readFileSync } = require('node:fs');

const { exclude: _specsAreTestsHere, ...swcrc } = JSON.parse(readFileSync(`${__dirname}/../.swcrc`, 'utf8'));

/** @type {import('jest').Config} */
module.exports = {
  displayName: 'client',
  rootDir: __dirname,
  roots: ['<rootDir>/src'],
  testRegex: '\\.spec\\.tsx?$',
  testEnvironment: '<rootDir>/src/test/environment.cjs',
  runtime: '<rootDir>/src/test/runtime.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/test/class-names.cjs',
    '^contract/(.*)$': '<rootDir>/../contract/$1',
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:@tanstack|marked|echarts|echarts-for-react|zrender)/)'],
  transform: {
    '\\.md$': `${__dirname}/src/test/guide-module.cjs`,
    '^.+\\.(tsx?|js)$': [
      '@swc/jest',
      {
        ...swcrc,
        swcrc: false,
        sourceMaps: 'inline',
        jsc: {
          target: swcrc.jsc.target,
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
