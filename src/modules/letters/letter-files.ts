import { Inject, Injectable } from '@nestjs/common';
import { PersonalKeys } from '../../platform/personal-data/personal-keys';
import { open, seal } from '../../platform/personal-data/seal';
import { VAULT, type Vault } from '../../platform/vault/vault';

const START = '%PDF-';
const END = '%%EOF';
/** Programs may write something before the start and after the end. */
const MARGIN = 1024;

/** Returns whether a file begins and ends as a PDF does and opens without a password. */
export function isReadablePdf(file: Buffer): boolean {
  return (
    file.subarray(0, MARGIN).includes(START) &&
    file.subarray(-MARGIN).includes(END) &&
    !file.includes('/Encrypt')
  );
}

/** Stores letters in the vault, sealed with the key of the student, whose erasure removes both. */
@Injectable()
export class LetterFiles {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly keys: PersonalKeys,
  ) {}

  async store(fileId: string, studentId: string, file: Buffer): Promise<void> {
    const key = await this.keys.forSealing(studentId);
    const sealed = seal(file.toString('base64'), [{ id: studentId, key }], 'whole');
    if (sealed !== null) await this.vault.put('letter', fileId, sealed, { owner: studentId });
  }

  async read(fileId: string, studentId: string): Promise<Buffer | null> {
    const stored = await this.vault.get<string>('letter', fileId);
    if (!stored) return null;
    const key = await this.keys.forOpening(studentId);
    const file = open(stored.value, [{ id: studentId, key: key ?? null }], 'whole') as string | null;
    return file === null ? null : Buffer.from(file, 'base64');
  }

  async remove(fileId: string): Promise<void> {
    await this.vault.remove('letter', fileId);
  }
}
