import { Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { Dispatcher, streamOf } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import { idFrom } from '../../../platform/http/request-context';
import { examEntry } from './exam-entry.decider';
import { examAttempt } from './exam-attempt.decider';
import { t } from './messages';

export const attemptIdOf = (of: {
  readonly studentId: string;
  readonly formId: string;
  readonly dateTaken: string;
}) => idFrom('exam-sitting', of.studentId, of.formId, of.dateTaken);

export const sameTest = () => new Rejected('conflict', t('same-test'));

interface AttemptHolder {
  readonly entryId: string;
  readonly studentId: string;
}

@Injectable()
export class ExamAttempts {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly history: History,
  ) {}

  /**
   * Returns the entry that has the attempt: this one, or one that was never recorded. Throws if another entry has it.
   */
  async take(attemptId: string, { entryId, studentId }: AttemptHolder): Promise<string> {
    const holder = await this.reserve(attemptId, { entryId, studentId });
    if (holder === entryId) return entryId;
    const other = await this.dispatcher.stateOf(examEntry, holder);
    if (!other) return holder;
    if (!other.removed || (await this.isReturning(attemptId, holder))) throw sameTest();
    await this.release(attemptId, { entryId: holder, studentId });
    return this.reserve(attemptId, { entryId, studentId });
  }

  async release(attemptId: string, holder: AttemptHolder): Promise<void> {
    await this.dispatcher.dispatch(examAttempt, attemptId, 'Release', holder);
  }

  /** Whether the attempt was reserved after the entry was removed, so that an undo of the removal is in progress. */
  private async isReturning(attemptId: string, entryId: string): Promise<boolean> {
    const [taken] = (await this.history.read(streamOf(examAttempt, attemptId))).slice(-1);
    const [removed] = (await this.history.read(streamOf(examEntry, entryId))).slice(-1);
    return taken?.type === 'ExamSittingTaken' && taken.position > removed!.position;
  }

  private async reserve(attemptId: string, holder: AttemptHolder): Promise<string> {
    const reservation = { ...holder, after: -1 };
    const { state, revision } = await this.dispatcher.dispatch(examAttempt, attemptId, 'Take', reservation);
    if (state.entryId !== null) return state.entryId;
    // An earlier attempt was reserved and released by this request. With `after`, the same command reserves it again.
    const again = { ...holder, after: revision };
    return (await this.dispatcher.dispatch(examAttempt, attemptId, 'Take', again)).state.entryId!;
  }
}
