import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteVault } from '../../platform/vault/sqlite-vault';
import { CalendarFeeds } from './calendar-feeds';

let folder: string;
let vault: SqliteVault;
let feeds: CalendarFeeds;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calendar-feeds-'));
  vault = new SqliteVault(join(folder, 'vault.db'));
  feeds = new CalendarFeeds(vault);
});

afterEach(async () => {
  await vault.close();
  await rm(folder, { recursive: true });
});

describe('a calendar feed', () => {
  it('is found by its secret only', async () => {
    const [maya, zoe] = [await feeds.begin('maya'), await feeds.begin('zoe')];
    expect(await feeds.ownerOf(maya.secret)).toBe('maya');
    expect(await feeds.ownerOf(zoe.secret)).toBe('zoe');
    expect(await feeds.ownerOf('maya')).toBeUndefined();
    expect(await feeds.ownerOf('')).toBeUndefined();
  });

  it('has a secret of 256 bits that an address can contain', async () => {
    const { secret } = await feeds.begin('maya');
    expect(secret).toMatch(/^[\w-]{43}$/);
  });

  it('is not found by what is stored of its secret', async () => {
    const { secret } = await feeds.begin('maya');
    const stored: string[] = [];
    for await (const record of vault.all()) stored.push(JSON.stringify(record));
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.join()).not.toContain(secret);
    const { hash } = (await feeds.of('maya'))!;
    expect(await feeds.ownerOf(hash!)).toBeUndefined();
  });

  it('reports since when its owner has it', async () => {
    expect(await feeds.of('maya')).toBeUndefined();
    const { since } = await feeds.begin('maya');
    expect(await feeds.of('maya')).toMatchObject({ since });
  });

  it('loses its former secret when it begins again', async () => {
    const former = await feeds.begin('maya');
    const { secret } = await feeds.begin('maya');
    expect(await feeds.ownerOf(former.secret)).toBeUndefined();
    expect(await feeds.ownerOf(secret)).toBe('maya');
  });

  it('has one valid secret when it begins twice at once', async () => {
    const begun = await Promise.all([feeds.begin('maya'), feeds.begin('maya')]);
    const owners = await Promise.all(begun.map(({ secret }) => feeds.ownerOf(secret)));
    expect(owners.filter((owner) => owner === 'maya')).toHaveLength(1);
  });

  it('ends for its owner only, and may end again', async () => {
    const [maya, zoe] = [await feeds.begin('maya'), await feeds.begin('zoe')];
    await feeds.end('maya');
    await feeds.end('maya');
    expect(await feeds.ownerOf(maya.secret)).toBeUndefined();
    expect(await feeds.of('maya')).toBeUndefined();
    expect(await feeds.ownerOf(zoe.secret)).toBe('zoe');
  });

  it('is still found by a secret that an earlier release stored', async () => {
    const { secret, since } = await feeds.begin('maya');
    await vault.put('calendar-feed', 'maya', { secret, since }, { owner: 'maya' });
    expect(await feeds.ownerOf(secret)).toBe('maya');
  });
});
