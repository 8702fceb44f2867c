import { Injectable } from '@nestjs/common';
import { isBound, isOpen, type ApplicationFields } from '../../../../contract/applications';
import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import { Rejected } from '../../../kernel/errors';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { OneAtATime } from '../../../platform/dispatch/one-at-a-time';
import { t } from '../messages';
import { savedCollege } from './saved-college.decider';
import { recordIdOf } from './saved-college-queries';
import { SavedCollegeReader } from './saved-colleges.queries';

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
      const bound = others.find(({ application }) => isBound(application));
      const command = { studentId, fields, boundTo: bound?.collegeName ?? null };
      if (fields.isFinalChoice) {
        await this.dispatcher.check(savedCollege, recordId, 'EditApplication', command);
        const former = others.filter(({ application }) => application.isFinalChoice);
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
      const open = (await this.othersOf(studentId, recordId)).filter(({ application }) =>
        isOpen(application),
      );
      for (const { id } of open) await this.put(id, studentId, { decision: 'withdrawn' });
    });
  }

  private put(recordId: string, studentId: string, fields: Partial<ApplicationFields>) {
    const command = { studentId, fields, boundTo: null };
    return this.dispatcher.dispatch(savedCollege, recordId, 'EditApplication', command);
  }

  private async othersOf(studentId: string, recordId: string) {
    const saved = await this.saved.ofStudent(studentId);
    return saved.flatMap(({ id, collegeName, application }) =>
      application && id !== recordId ? [{ id, collegeName, application }] : [],
    );
  }

  /** Two edits at once could each begin a binding plan. */
  private inTurn(studentId: string, edit: () => Promise<void>): Promise<void> {
    return this.oneAtATime.decide(`applications-of-${studentId}`, [savedColleges], edit);
  }
}
