import type { Vault, VaultRecord } from '../../src/platform/vault/vault';

export interface VaultHarness {
  /** Opens another vault on the same storage, as another process would; the suite closes it. */
  open(): Promise<Vault>;
  dispose(): Promise<void>;
}

const past = '2020-01-01T00:00:00.000Z';
const future = '2999-01-01T00:00:00.000Z';

export function vaultContract(name: string, start: () => Promise<VaultHarness>): void {
  describe(`${name} as a vault`, () => {
    let harness: VaultHarness;
    let vault: Vault;
    let other: Vault;

    beforeEach(async () => {
      harness = await start();
      vault = await harness.open();
      other = await harness.open();
    });

    afterEach(async () => {
      await vault.close();
      await other.close();
      await harness.dispose();
    });

    it('returns undefined for what was never put', async () => {
      expect(await vault.get('secret', 'none')).toBeUndefined();
    });

    it('returns any JSON value, also to another process', async () => {
      const value = { hash: 'é"\'\u2028', nested: [1, null, { deep: true }] };
      await vault.put('credential', 'ada', value);
      expect(await vault.get('credential', 'ada')).toEqual({ value, version: 1 });
      expect(await other.get('credential', 'ada')).toEqual({ value, version: 1 });
    });

    it('returns many values at once, without expired and unknown ones', async () => {
      await vault.put('secret', 'ada', 'a');
      await vault.put('secret', 'bob/1', { b: 1 });
      await vault.put('secret', 'gone', 'g', { expiresAt: past });
      await vault.put('credential', 'cyd', 'c');
      const ids = ['ada', 'bob/1', 'gone', 'cyd', 'none'];
      expect(await other.getMany('secret', ids)).toEqual(
        new Map<string, unknown>([
          ['ada', 'a'],
          ['bob/1', { b: 1 }],
        ]),
      );
      expect(await vault.getMany('secret', [])).toEqual(new Map());
    });

    it('survives a restart', async () => {
      await vault.put('personal-key', 'ada', 'k');
      await Promise.all([vault.close(), other.close()]);
      vault = await harness.open();
      other = await harness.open();
      expect(await vault.get('personal-key', 'ada')).toEqual({ value: 'k', version: 1 });
    });

    it('lists all entries that have not expired', async () => {
      await vault.put('credential', 'ada/1', { hash: 'h' }, { owner: 'ada', expiresAt: future });
      await vault.put('personal-key', 'ada', 'k');
      await vault.put('reset-token', 'old', 1, { expiresAt: past });
      const records: VaultRecord[] = [];
      for await (const record of other.all()) records.push(record);
      expect(records.sort((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
        { kind: 'credential', id: 'ada/1', value: { hash: 'h' }, owner: 'ada', expiresAt: future },
        { kind: 'personal-key', id: 'ada', value: 'k', owner: null, expiresAt: null },
      ]);
    });

    it('lists what an owner has of a kind, without expired entries', async () => {
      await vault.put('refresh-family', 'f/1', { hash: 'h' }, { owner: 'ada', expiresAt: future });
      await vault.put('refresh-family', 'old', 1, { owner: 'ada', expiresAt: past });
      await vault.put('refresh-family', 'other', 1, { owner: 'eve' });
      await vault.put('credential', 'ada', 1, { owner: 'ada' });
      expect(await other.owned('refresh-family', 'ada')).toEqual([
        { kind: 'refresh-family', id: 'f/1', value: { hash: 'h' }, owner: 'ada', expiresAt: future },
      ]);
      expect(await other.owned('credential', 'nobody')).toEqual([]);
    });

    it('increases the version with each put', async () => {
      expect(await vault.put('secret', 's', 'a')).toBe(true);
      expect(await other.put('secret', 's', 'b')).toBe(true);
      expect(await vault.get('secret', 's')).toEqual({ value: 'b', version: 2 });
    });

    it('separates kinds with the same id', async () => {
      await vault.put('credential', 'ada', 'c');
      await vault.put('personal-key', 'ada', 'k');
      await vault.remove('credential', 'ada');
      expect(await vault.get('credential', 'ada')).toBeUndefined();
      expect(await vault.get('personal-key', 'ada')).toEqual({ value: 'k', version: 1 });
    });

    it('refuses a value that is not JSON and an invalid expiry', async () => {
      await expect(vault.put('secret', 's', undefined)).rejects.toThrow();
      await expect(vault.put('secret', 's', 'x', { expiresAt: 'tomorrow' })).rejects.toThrow();
      expect(await vault.get('secret', 's')).toBeUndefined();
    });

    describe('an expected version', () => {
      it('of 0 writes only where there is nothing', async () => {
        expect(await vault.put('credential', 'ada', 'first', { expectedVersion: 0 })).toBe(true);
        expect(await other.put('credential', 'ada', 'second', { expectedVersion: 0 })).toBe(false);
        expect(await vault.get('credential', 'ada')).toEqual({ value: 'first', version: 1 });
      });

      it('writes only over that version', async () => {
        await vault.put('secret', 's', 'a');
        expect(await vault.put('secret', 's', 'b', { expectedVersion: 2 })).toBe(false);
        expect(await vault.put('secret', 's', 'c', { expectedVersion: 1 })).toBe(true);
        expect(await vault.put('secret', 's', 'd', { expectedVersion: 1 })).toBe(false);
        expect(await vault.get('secret', 's')).toEqual({ value: 'c', version: 2 });
      });

      it('other than 0 never creates', async () => {
        expect(await vault.put('secret', 's', 'a', { expectedVersion: 1 })).toBe(false);
        expect(await vault.get('secret', 's')).toBeUndefined();
      });

      it('lets exactly one of fifty simultaneous writers win', async () => {
        await vault.put('refresh-family', 'f', { winner: -1 });
        const written = await Promise.all(
          Array.from({ length: 50 }, (_, winner) =>
            (winner % 2 ? vault : other).put('refresh-family', 'f', { winner }, { expectedVersion: 1 }),
          ),
        );
        expect(written.filter(Boolean)).toHaveLength(1);
        const winner = written.indexOf(true);
        expect(await vault.get('refresh-family', 'f')).toEqual({ value: { winner }, version: 2 });
        expect(await other.get('refresh-family', 'f')).toEqual({ value: { winner }, version: 2 });
      });
    });

    describe('an expiry', () => {
      it('hides the entry once it is past', async () => {
        await vault.put('reset-token', 'gone', 1, { expiresAt: past });
        await vault.put('reset-token', 'there', 1, { expiresAt: future });
        expect(await vault.get('reset-token', 'gone')).toBeUndefined();
        expect(await vault.get('reset-token', 'there')).toEqual({ value: 1, version: 1 });
      });

      it('is the same moment however it is written', async () => {
        const inAnHour = new Date(Date.now() + 3_600_000);
        const inTokyo = new Date(inAnHour.getTime() + 9 * 3_600_000).toISOString().replace('Z', '+09:00');
        const anHourAgoInTokyo = new Date(Date.now() + 8 * 3_600_000).toISOString().replace('Z', '+09:00');
        await vault.put('reset-token', 'there', 1, { expiresAt: inTokyo });
        await vault.put('reset-token', 'gone', 1, { expiresAt: anHourAgoInTokyo });
        expect(await vault.get('reset-token', 'there')).toBeDefined();
        expect(await vault.get('reset-token', 'gone')).toBeUndefined();
      });

      it('removes the entry, so that its version starts again', async () => {
        await vault.put('refresh-family', 'f', 'a');
        await vault.put('refresh-family', 'f', 'b', { expiresAt: past });
        expect(await vault.put('refresh-family', 'f', 'c', { expectedVersion: 2 })).toBe(false);
        expect(await vault.put('refresh-family', 'f', 'd', { expectedVersion: 0 })).toBe(true);
        expect(await vault.get('refresh-family', 'f')).toEqual({ value: 'd', version: 1 });
      });

      it('is replaced by the next put, as the owner is', async () => {
        await vault.put('refresh-family', 'f', 'a', { expiresAt: future, owner: 'ada' });
        await vault.put('refresh-family', 'f', 'b');
        await vault.removeOwned('refresh-family', 'ada');
        expect(await vault.get('refresh-family', 'f')).toEqual({ value: 'b', version: 2 });
      });
    });

    describe('removal from a vault', () => {
      it('takes one entry, whose next put starts at version 1', async () => {
        await vault.put('secret', 's', 'a');
        await vault.put('secret', 's', 'b');
        await vault.put('secret', 't', 'kept');
        await vault.remove('secret', 's');
        expect(await other.get('secret', 's')).toBeUndefined();
        expect(await other.get('secret', 't')).toEqual({ value: 'kept', version: 1 });
        expect(await other.put('secret', 's', 'c', { expectedVersion: 0 })).toBe(true);
        expect(await vault.get('secret', 's')).toEqual({ value: 'c', version: 1 });
      });

      it('of an unknown entry changes nothing', async () => {
        await vault.remove('secret', 'none');
        await vault.removeOwned('secret', 'nobody');
        expect(await vault.get('secret', 'none')).toBeUndefined();
      });

      it('by owner takes all of that owner and kind, and nothing else', async () => {
        await vault.put('refresh-family', 'a1', 1, { owner: 'ada' });
        await vault.put('refresh-family', 'a2', 1, { owner: 'ada', expiresAt: future });
        await vault.put('refresh-family', 'b1', 1, { owner: 'bob' });
        await vault.put('refresh-family', 'n1', 1);
        await vault.put('reset-token', 'a3', 1, { owner: 'ada' });
        await other.removeOwned('refresh-family', 'ada', 'a1');
        expect(await vault.get('refresh-family', 'a1')).toBeDefined();
        expect(await vault.get('refresh-family', 'a2')).toBeUndefined();
        await other.removeOwned('refresh-family', 'ada');
        expect(await vault.get('refresh-family', 'a1')).toBeUndefined();
        expect(await vault.get('refresh-family', 'a2')).toBeUndefined();
        expect(await vault.get('refresh-family', 'b1')).toBeDefined();
        expect(await vault.get('refresh-family', 'n1')).toBeDefined();
        expect(await vault.get('reset-token', 'a3')).toBeDefined();
      });
    });
  });
}
