import { configure } from '@testing-library/react';

// The first page of a spec loads all of Blueprint, which a busy machine takes seconds for.
configure({ asyncUtilTimeout: 30_000 });
jest.setTimeout(120_000);

// What one test has typed is not the next one's draft.
afterEach(() => {
  localStorage.clear();
});
