import { people } from '../../projections/identity/people';
import { OneAtATime } from '../../src/platform/dispatch/one-at-a-time';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { TestApp } from '../support/app';

let app: TestApp;

beforeEach(async () => {
  app = await TestApp.start();
});

afterEach(() => app.dispose());

/** Afterwards a lease can no longer be released. */
const closeStore = () => app.app.get<DocumentStore>(DOCUMENT_STORE).close();

it('work is reported as done even if its lease cannot be released', async () => {
  const work = app.app.get(OneAtATime).decide('a', [people], async () => {
    await closeStore();
    return 'done';
  });
  await expect(work).resolves.toBe('done');
});

it('the error of the work is reported even if its lease is not released', async () => {
  const work = app.app.get(OneAtATime).decide('b', [people], async () => {
    await closeStore();
    throw new Error('The work failed.');
  });
  await expect(work).rejects.toThrow('The work failed.');
});
