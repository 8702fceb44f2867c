import { people } from '../../projections/people';
import { OneAtATime } from '../../src/platform/dispatch/one-at-a-time';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { TestApp } from '../support/app';

let app: TestApp;

beforeEach(async () => {
  app = await TestApp.start();
});

afterEach(() => app.dispose());

/** From then on a lease cannot be released. */
const closeStore = () => app.app.get<DocumentStore>(DOCUMENT_STORE).close();

it('reports work as done whose lease cannot be released', async () => {
  const work = app.app.get(OneAtATime).decide('a', [people], async () => {
    await closeStore();
    return 'done';
  });
  await expect(work).resolves.toBe('done');
});

it('reports why work failed whose lease cannot be released', async () => {
  const work = app.app.get(OneAtATime).decide('b', [people], async () => {
    await closeStore();
    throw new Error('The work failed.');
  });
  await expect(work).rejects.toThrow('The work failed.');
});
