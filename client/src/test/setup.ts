import { format } from 'node:util';
import { configure, getConfig } from '@testing-library/react';
import { config } from 'react-transition-group';

config.disabled = true;

jest.setTimeout(30_000);

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 5_000,
  // `waitFor` prints the document at the end; printing it for each failed attempt takes longer than the query.
  getElementError: (message, container) =>
    isAttempt()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

function isAttempt() {
  return (getConfig() as { readonly _disableExpensiveErrorDiagnostics?: boolean })
    ._disableExpensiveErrorDiagnostics;
}

/** Redux Toolkit warns when the machine is slow. */
const OF_THE_MACHINE = /InvariantMiddleware took \d+ms/;

const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const complaint = format(...parts);
    if (!OF_THE_MACHINE.test(complaint)) complaints.push(complaint);
  };
}

afterEach(() => {
  localStorage.clear();
  expect(complaints.splice(0)).toEqual([]);
});
