import { Injectable } from '@nestjs/common';
import { Uploads } from '../../../platform/imports/uploads';
import { PersonalKeys } from '../../../platform/personal-data/personal-keys';
import { open, seal } from '../../../platform/personal-data/seal';
import type { Answers } from '../entries/exam-entries.events';
import type { PlannedEntry } from './class-plan';

type Sealed = Omit<PlannedEntry, 'answers'> & { readonly answers: unknown };

/** Answers are null once the student is erased. */
export type StoredRow = Omit<PlannedEntry, 'answers'> & { readonly answers: Answers | null };

/** Stores rows until they are entered, with answers sealed for their students. */
@Injectable()
export class StoredRows {
  constructor(
    private readonly uploads: Uploads,
    private readonly keys: PersonalKeys,
  ) {}

  sealed(entries: readonly PlannedEntry[]): Promise<Sealed[]> {
    return Promise.all(
      entries.map(async (entry) => {
        const owner = { id: entry.studentId, key: await this.keys.forSealing(entry.studentId) };
        return { ...entry, answers: seal(entry.answers, [owner], 'whole') };
      }),
    );
  }

  async read(importId: string): Promise<StoredRow[]> {
    const rows = await this.uploads.read<Sealed>(importId);
    return Promise.all(
      rows.map(async (row) => {
        const owner = { id: row.studentId, key: await this.keys.forOpening(row.studentId) };
        return { ...row, answers: open(row.answers, [owner], 'whole') as Answers | null };
      }),
    );
  }
}
