import { Injectable } from '@nestjs/common';
import { Rejected } from '../../../kernel/errors';
import { Dispatcher, streamOf } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import { idFrom } from '../../../platform/http/request-context';
import { examEntry } from './exam-entry.decider';
import { examSitting } from './exam-sitting.decider';
import { say } from './words';

/** The id of a form on one date of a student. */
export const sittingOf = (of: {
  readonly studentId: string;
  readonly formId: string;
  readonly dateTaken: string;
}) => idFrom('exam-sitting', of.studentId, of.formId, of.dateTaken);

export const sameTest = () => new Rejected('conflict', say('same-test'));

interface Holder {
  readonly entryId: string;
  readonly studentId: string;
}

/** Who holds a sitting. */
@Injectable()
export class Sittings {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly history: History,
  ) {}

  /** Answers whose it is now: the given entry's, or that of one which was never entered, and may be in its place. */
  async take(sitting: string, { entryId, studentId }: Holder): Promise<string> {
    const holder = await this.reserve(sitting, { entryId, studentId });
    if (holder === entryId) return entryId;
    const other = await this.dispatcher.stateOf(examEntry, holder);
    if (!other) return holder;
    if (!other.removed || (await this.isComingBack(sitting, holder))) throw sameTest();
    await this.release(sitting, { entryId: holder, studentId });
    return this.reserve(sitting, { entryId, studentId });
  }

  async release(sitting: string, holder: Holder): Promise<void> {
    await this.dispatcher.dispatch(examSitting, sitting, 'Release', holder);
  }

  /** It was taken for the entry after that was removed: an undo of the removal is under way. */
  private async isComingBack(sitting: string, entryId: string): Promise<boolean> {
    const [taken] = (await this.history.read(streamOf(examSitting, sitting))).slice(-1);
    const [removed] = (await this.history.read(streamOf(examEntry, entryId))).slice(-1);
    return taken?.type === 'ExamSittingTaken' && taken.position > removed!.position;
  }

  private async reserve(sitting: string, holder: Holder): Promise<string> {
    const taking = { ...holder, after: -1 };
    const { state, revision } = await this.dispatcher.dispatch(examSitting, sitting, 'Take', taking);
    if (state.entryId !== null) return state.entryId;
    // This very request took it before, and it has been given back since.
    const again = { ...holder, after: revision };
    return (await this.dispatcher.dispatch(examSitting, sitting, 'Take', again)).state.entryId!;
  }
}
