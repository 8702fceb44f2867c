import { Injectable } from '@nestjs/common';
import { isBound, isOpen, type ApplicationFields } from '../../../../contract/applications';
import type { ApplicationRef } from '../../../../contract/caseload-applications';
import { Dispatcher, mapInBatches } from '../../../platform/dispatch/dispatcher';
import { dateInNewYork } from '../../../platform/new-york';
import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import { Rejected } from '../../../kernel/errors';
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
    return this.runExclusively(studentId, async () => {
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

  /** Marks applications as submitted today, and returns how many it could mark. */
  async submit(applications: readonly ApplicationRef[]): Promise<number> {
    const submittedOn = dateInNewYork();
    const marked = await mapInBatches(applications, async ({ studentId, ceeb }) => {
      const recordId = recordIdOf(studentId, ceeb);
      const state = await this.dispatcher.stateOf(savedCollege, recordId);
      const application = state?.saved ? state.application : null;
      if (!application || application.submittedOn !== null || application.decision !== null) return 0;
      await this.put(recordId, studentId, { submittedOn });
      return 1;
    });
    return marked.filter((one) => one === 1).length;
  }

  withdrawOthers(studentId: string, ceebCode: string): Promise<void> {
    return this.runExclusively(studentId, async () => {
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
  private runExclusively(studentId: string, edit: () => Promise<void>): Promise<void> {
    return this.oneAtATime.decide(`applications-of-${studentId}`, [savedColleges], edit);
  }
}
