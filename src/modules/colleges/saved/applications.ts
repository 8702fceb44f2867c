import { Injectable } from '@nestjs/common';
import { isBound, isOpen, type ApplicationFields } from '../../../../contract/applications';
import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import { Rejected } from '../../../kernel/errors';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../../platform/dispatch/one-at-a-time';
import { t } from '../messages';
import { savedCollege } from './saved-college.decider';
import { recordIdOf } from './saved-college-queries';
import { SavedCollegeReader, type SavedCollege } from './saved-colleges.queries';

/** Edits applications by the rules that concern all applications of a student. */
@Injectable()
export class Applications {
  constructor(
    private readonly saved: SavedCollegeReader,
    private readonly dispatcher: Dispatcher,
    private readonly oneAtATime: OneAtATime,
  ) {}

  edit(studentId: string, ceebCode: string, fields: Partial<ApplicationFields>): Promise<void> {
    return this.inTurn(studentId, async () => {
      const recordId = recordIdOf(studentId, ceebCode);
      const others = await this.othersOf(studentId, recordId);
      const bound = others.find(({ state }) => isBound(state.application!));
      const command = { studentId, fields, boundTo: bound?.state.ref.collegeName ?? null };
      if (fields.isFinalChoice) {
        await this.dispatcher.check(savedCollege, recordId, 'EditApplication', command);
        const former = others.filter(({ state }) => state.application!.isFinalChoice);
        for (const { id } of former) await this.put(id, studentId, { isFinalChoice: false });
      }
      await this.dispatcher.dispatch(savedCollege, recordId, 'EditApplication', command);
    });
  }

  withdrawOthers(studentId: string, ceebCode: string): Promise<void> {
    return this.inTurn(studentId, async () => {
      const recordId = recordIdOf(studentId, ceebCode);
      const { application } = (await this.dispatcher.stateOf(savedCollege, recordId)) ?? {};
      if (!application || application.decision !== 'admitted' || !isBound(application))
        throw new Rejected('conflict', t('no-binding-admission'));
      const open = (await this.othersOf(studentId, recordId)).filter(({ state }) =>
        isOpen(state.application!),
      );
      for (const { id } of open) await this.put(id, studentId, { decision: 'withdrawn' });
    });
  }

  private put(recordId: string, studentId: string, fields: Partial<ApplicationFields>) {
    const command = { studentId, fields, boundTo: null };
    return this.dispatcher.dispatch(savedCollege, recordId, 'EditApplication', command);
  }

  /** Reads the histories, since the view may be behind an edit of the same instant. */
  private async othersOf(studentId: string, recordId: string) {
    const saved = await this.saved.ofStudent(studentId);
    const ids = saved.map(({ id }: SavedCollege) => id).filter((id) => id !== recordId);
    const states = await Promise.all(
      ids.map(async (id) => ({ id, state: (await this.dispatcher.stateOf(savedCollege, id))! })),
    );
    return states.filter(({ state }) => state.saved && state.application);
  }

  /** Two edits at once could each begin a binding plan. */
  private inTurn(studentId: string, edit: () => Promise<void>): Promise<void> {
    return this.oneAtATime.decide(`applications-of-${studentId}`, [savedColleges], edit);
  }
}
