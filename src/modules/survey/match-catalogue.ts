import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { colleges, type College } from '../../../projections/colleges';
import { alphabetically } from '../../../projections/search-text';
import { HeldView } from '../../platform/document-store/held-view';
import { Views } from '../../platform/document-store/views';
import { MATCHED, type Candidate } from './candidate';

export interface Prepared {
  readonly candidates: readonly Candidate[];
  /** Of all that the match reads, so that a catalogue that finds the same has the same. */
  readonly digest: string;
}

/** The published colleges as the match takes them, kept in memory. */
@Injectable()
export class MatchCatalogue {
  readonly prepared: () => Promise<Prepared>;

  constructor(views: Views) {
    this.prepared = new HeldView(views, colleges, candidateOf).derived(prepare);
  }
}

function prepare(held: ReadonlyMap<string, Candidate | null>): Prepared {
  const candidates = [...held.values()].filter((each) => each !== null).sort(alphabetically);
  const digest = createHash('sha256').update(JSON.stringify(candidates)).digest('hex');
  return { candidates, digest };
}

/** None of a college that is not published. */
const candidateOf = ({ id, sortName, fields }: College): Candidate | null =>
  fields.status === 'published'
    ? ({ id, sortName, ...Object.fromEntries(MATCHED.map((field) => [field, fields[field]])) } as Candidate)
    : null;
