import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { alphabetically, CollegeDirectory } from '../colleges/colleges.queries';
import { candidateOf, type Candidate } from './candidate';

export interface Prepared {
  readonly candidates: readonly Candidate[];
  /** Covers all fields that the match reads, so that equal results have equal digests. */
  readonly digest: string;
}

@Injectable()
export class MatchCatalogue {
  readonly prepared: () => Promise<Prepared>;

  constructor(colleges: CollegeDirectory) {
    const loaded = colleges.inMemory((college) =>
      college.fields.status === 'published' ? candidateOf(college) : null,
    );
    this.prepared = loaded.derived(prepare);
  }
}

function prepare(loaded: ReadonlyMap<string, Candidate | null>): Prepared {
  const candidates = [...loaded.values()].filter((each) => each !== null).sort(alphabetically);
  const digest = createHash('sha256').update(JSON.stringify(candidates)).digest('hex');
  return { candidates, digest };
}
