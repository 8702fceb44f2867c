import { Injectable } from '@nestjs/common';
import { isBound } from '../../../../contract/applications';
import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import { fold } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import { streamOf } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import { Projector } from '../../../platform/projector/projector';
import { Compensations, type ChangedEntry } from '../../../platform/undo/compensations';
import { t } from '../messages';
import { savedCollege, type SavedCollege } from './saved-college.decider';
import { SavedCollegeReader } from './saved-colleges.queries';

const STREAMS = streamOf(savedCollege, '');

/** Keeps an undo from bringing back a second binding plan or a second final choice. */
@Injectable()
export class ApplicationUndo {
  constructor(
    compensations: Compensations,
    private readonly history: History,
    private readonly projector: Projector,
    private readonly saved: SavedCollegeReader,
  ) {
    compensations.addCheck((_userId, entries) => this.check(entries));
  }

  private async check(entries: readonly ChangedEntry[]): Promise<void> {
    const firsts = new Map<string, number>();
    for (const { stream, revision } of entries)
      if (stream.startsWith(STREAMS)) firsts.set(stream, Math.min(revision, firsts.get(stream) ?? revision));
    const undone = new Set([...firsts.keys()].map((stream) => stream.slice(STREAMS.length)));
    for (const [stream, revision] of firsts) {
      const before = fold(savedCollege, (await this.history.read(stream)).slice(0, revision));
      if (before?.saved) await this.checkRestored(before, undone);
    }
  }

  private async checkRestored(
    { ref, application }: SavedCollege,
    undone: ReadonlySet<string>,
  ): Promise<void> {
    if (!application || !(isBound(application) || application.isFinalChoice)) return;
    await this.projector.caughtUp(savedColleges);
    const others = (await this.saved.ofStudent(ref.studentId)).filter(({ id }) => !undone.has(id));
    const bound = others.find((other) => other.application && isBound(other.application));
    if (bound && isBound(application))
      throw new Rejected('conflict', t('binding-plan-taken', { college: bound.collegeName }));
    const chosen = others.find((other) => other.application?.isFinalChoice);
    if (chosen && application.isFinalChoice)
      throw new Rejected('conflict', t('final-choice-taken', { college: chosen.collegeName }));
  }
}
