import { Inject, Injectable } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import { VAULT, type Vault } from '../../platform/vault/vault';

const ROWS_IN_A_PART = 500;
const KEPT_MS = 7 * 24 * 3_600_000;

/** What was read of a file, kept where every instance finds it until it is used, for a week at most. */
@Injectable()
export class Uploads {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async keep(id: string, rows: readonly object[]): Promise<void> {
    const options = { owner: id, expiresAt: new Date(Date.now() + KEPT_MS).toISOString() };
    const parts = Math.ceil(rows.length / ROWS_IN_A_PART);
    for (let part = 0; part < parts; part++) {
      const from = part * ROWS_IN_A_PART;
      await this.vault.put('upload', `${id}.${part}`, rows.slice(from, from + ROWS_IN_A_PART), options);
    }
    await this.vault.put('upload', id, parts, options);
  }

  async read<Row>(id: string): Promise<Row[]> {
    const parts = await this.vault.get<number>('upload', id);
    const rows: Row[] = [];
    for (let part = 0; part < (parts?.value ?? 0); part++) {
      rows.push(...((await this.vault.get<Row[]>('upload', `${id}.${part}`))?.value ?? []));
    }
    if (rows.length > 0) return rows;
    throw new Rejected('conflict', 'upload-gone', 'The file is no longer kept. Upload it again.');
  }

  remove(id: string): Promise<void> {
    return this.vault.removeOwned('upload', id);
  }
}
