import { tokenFor } from '../../test/server';
import { clearStored } from '../lib/stored';
import { writeToken } from './token';

const create = { url: '/v2/tasks', method: 'POST', body: { name: 'Essay' } };
const complete = (completedDate: string | null) => ({
  url: '/v2/tasks/student/1',
  method: 'PATCH',
  body: { completedDate },
});

/** Loads the module again, as a reloaded page does. */
async function loadPage() {
  jest.resetModules();
  return import('./requestKeys');
}

beforeEach(() => writeToken(tokenFor({})));
afterEach(() => sessionStorage.clear());

describe('the key of an unanswered request', () => {
  it('outlives a reload of the page', async () => {
    (await loadPage()).rememberKey(create, 'key-1');
    expect((await loadPage()).keyOfUnanswered(create)).toBe('key-1');
  });

  it('is not used for a request with another body', async () => {
    const { rememberKey, keyOfUnanswered } = await loadPage();
    rememberKey(create, 'key-1');
    expect(keyOfUnanswered({ ...create, body: { name: 'Visit' } })).toBeUndefined();
  });

  it('is forgotten once the request is answered', async () => {
    const { rememberKey, forgetKey, keyOfUnanswered } = await loadPage();
    rememberKey(create, 'key-1');
    forgetKey(create);
    expect(keyOfUnanswered(create)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten once another request changes the same resource', async () => {
    const { rememberKey, forgetKey, keyOfUnanswered } = await loadPage();
    rememberKey(complete('2026-11-20T17:00:00.000Z'), 'key-1');
    forgetKey(complete(null));
    expect(keyOfUnanswered(complete('2026-11-20T17:00:00.000Z'))).toBeUndefined();
  });

  it('stays when another resource is created', async () => {
    const { rememberKey, forgetKey, keyOfUnanswered } = await loadPage();
    rememberKey(create, 'key-1');
    forgetKey({ ...create, body: { name: 'Visit' } });
    expect(keyOfUnanswered(create)).toBe('key-1');
  });

  it('stays in memory if the request contains a password', async () => {
    const signIn = { url: '/auth/login', method: 'POST', body: { userName: 'ada', password: 'secret' } };
    const page = await loadPage();
    page.rememberKey(signIn, 'key-1');
    expect(page.keyOfUnanswered(signIn)).toBe('key-1');
    expect((await loadPage()).keyOfUnanswered(signIn)).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends with the session', async () => {
    const { rememberKey, keyOfUnanswered } = await loadPage();
    rememberKey(create, 'key-1');
    clearStored();
    expect(keyOfUnanswered(create)).toBeUndefined();
  });
});
