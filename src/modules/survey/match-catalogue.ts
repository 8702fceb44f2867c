import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { colleges } from '../../../projections/colleges';
import { alphabetically } from '../../../projections/search-text';
import { HeldView } from '../../platform/document-store/held-view';
import { Views } from '../../platform/document-store/views';
import { candidateOf, type Candidate } from './candidate';

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
    // None of a college that is not published.
    const held = new HeldView(views, colleges, (college) =>
      college.fields.status === 'published' ? candidateOf(college) : null,
    );
    this.prepared = held.derived(prepare);
  }
}

function prepare(held: ReadonlyMap<string, Candidate | null>): Prepared {
  const candidates = [...held.values()].filter((each) => each !== null).sort(alphabetically);
  const digest = createHash('sha256').update(JSON.stringify(candidates)).digest('hex');
  return { candidates, digest };
}
