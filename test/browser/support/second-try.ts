// A browser, a server and a database share the machine with other tests: what passes at the second try is named in the summary.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
