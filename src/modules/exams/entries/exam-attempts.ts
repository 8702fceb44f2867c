import { Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { Dispatcher, streamOf } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import { idFrom } from '../../../platform/http/request-context';
import { examEntry } from './exam-entry.decider';
import { examAttempt } from './exam-attempt.decider';
import { t } from './messages';

/** The id of a student's attempt at a form on a date. */
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

  /** Returns the entry that has it: the given one, or one that was never recorded. Throws if another entry has it. */
  async take(sitting: string, { entryId, studentId }: AttemptHolder): Promise<string> {
    const holder = await this.reserve(sitting, { entryId, studentId });
    if (holder === entryId) return entryId;
    const other = await this.dispatcher.stateOf(examEntry, holder);
    if (!other) return holder;
    if (!other.removed || (await this.isComingBack(sitting, holder))) throw sameTest();
    await this.release(sitting, { entryId: holder, studentId });
    return this.reserve(sitting, { entryId, studentId });
  }

  async release(sitting: string, holder: AttemptHolder): Promise<void> {
    await this.dispatcher.dispatch(examAttempt, sitting, 'Release', holder);
  }

  /** Whether the attempt was reserved after the entry was removed, so that an undo of the removal is in progress. */
  private async isComingBack(sitting: string, entryId: string): Promise<boolean> {
    const [taken] = (await this.history.read(streamOf(examAttempt, sitting))).slice(-1);
    const [removed] = (await this.history.read(streamOf(examEntry, entryId))).slice(-1);
    return taken?.type === 'ExamSittingTaken' && taken.position > removed!.position;
  }

  private async reserve(sitting: string, holder: AttemptHolder): Promise<string> {
    const taking = { ...holder, after: -1 };
    const { state, revision } = await this.dispatcher.dispatch(examAttempt, sitting, 'Take', taking);
    if (state.entryId !== null) return state.entryId;
    // The same request reserved it before, and it has been released since.
    const again = { ...holder, after: revision };
    return (await this.dispatcher.dispatch(examAttempt, sitting, 'Take', again)).state.entryId!;
  }
}
