import { OneAtATime } from '../../src/platform/dispatch/one-at-a-time';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import { TestApp } from '../support/app';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
});
afterAll(() => app.dispose());

const failToRelease = () =>
  jest
    .spyOn(app.app.get<DocumentStore>(DOCUMENT_STORE), 'releaseLease')
    .mockRejectedValueOnce(new Error('The store is away.'));

it('reports work as done whose lease cannot be released', async () => {
  failToRelease();
  const work = app.app.get(OneAtATime).decide('a', [], () => Promise.resolve('done'));
  await expect(work).resolves.toBe('done');
});

it('reports why work failed whose lease cannot be released', async () => {
  failToRelease();
  const work = app.app.get(OneAtATime).decide('b', [], () => Promise.reject(new Error('The work failed.')));
  await expect(work).rejects.toThrow('The work failed.');
});
