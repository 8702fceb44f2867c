import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { colleges, type College } from '../../../projections/colleges';
import { Views } from '../../platform/document-store/views';
import { MATCHED, type Candidate } from './candidate';

export interface Prepared {
  readonly candidates: readonly Candidate[];
  /** Of all that the match reads, so that a catalogue that finds the same has the same. */
  readonly digest: string;
}

/** The published colleges as the match takes them, kept in memory until the catalogue changes. */
@Injectable()
export class MatchCatalogue {
  private kept: { readonly state: string; readonly prepared: Promise<Prepared> } | undefined;

  constructor(private readonly views: Views) {}

  async prepared(): Promise<Prepared> {
    const state = await this.state();
    if (this.kept?.state !== state) {
      const prepared = this.prepare();
      this.kept = { state, prepared };
      prepared.catch(() => (this.kept = undefined));
    }
    return this.kept.prepared;
  }

  /** Whatever is added or edited moves the newest position, whatever is deleted the number. */
  private async state(): Promise<string> {
    const [[newest], count] = await Promise.all([
      this.views.find(colleges, { sort: { changed: -1 }, limit: 1 }),
      this.views.count(colleges),
    ]);
    return `${newest?.changed}/${count}`;
  }

  private async prepare(): Promise<Prepared> {
    const published = await this.views.find(colleges, {
      where: { 'fields.status': 'published' },
      sort: { sortName: 1 },
    });
    const candidates = published.map(candidateOf);
    const digest = createHash('sha256').update(JSON.stringify(candidates)).digest('hex');
    return { candidates, digest };
  }
}

const candidateOf = ({ id, sortName, fields }: College): Candidate =>
  ({ id, sortName, ...Object.fromEntries(MATCHED.map((field) => [field, fields[field]])) }) as Candidate;
