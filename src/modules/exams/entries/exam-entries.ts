import { Injectable } from '@nestjs/common';
import type { ExamType } from '../../../../contract/exam-definitions';
import { fold } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { LocalizedMessage } from '../../../kernel/sentences';
import { Dispatcher, streamOf } from '../../../platform/dispatch/dispatcher';
import { History } from '../../../platform/history/history';
import { newId } from '../../../platform/http/request-context';
import { ruleMessage } from '../../../platform/messages';
import type { ExamForm } from '../forms/exam-form.decider';
import { ExamForms } from '../forms/exam-forms';
import type { Answers, ExamEntryEvents } from './exam-entries.events';
import { examEntry, type ExamEntry } from './exam-entry.decider';
import { score } from './score';
import { sameTest, attemptIdOf, ExamAttempts } from './exam-attempts';
import { t } from './messages';

export interface Submission {
  readonly type: ExamType;
  readonly code: string;
  readonly dateTaken: string;
  readonly answers: Answers;
}

/** An entry that a request may have left incomplete, with the attempt that it reserved. */
export interface UnfinishedEntry {
  readonly entryId: string;
  readonly studentId: string;
  readonly sitting: string | null;
}

export const refused = (field: string, message: LocalizedMessage) =>
  new Rejected('invalid', t('invalid-parameters'), { [field]: message });

@Injectable()
export class ExamEntries {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly history: History,
    private readonly forms: ExamForms,
    private readonly attempts: ExamAttempts,
  ) {}

  /** Reserves form and date first, and scores the entry in the same request. */
  async enter(
    studentId: string,
    { type, code, dateTaken, answers }: Submission,
    importId: string | null = null,
  ): Promise<ExamEntry> {
    const form = await this.formOf(type, code);
    const { formId, code: examCode, revision: formRevision } = form;
    const attemptId = attemptIdOf({ studentId, formId, dateTaken });
    const requestedId = newId('exam-entry', attemptId, JSON.stringify(answers));
    const entryId = await this.attempts.take(attemptId, { entryId: requestedId, studentId });
    const entered = {
      entryId,
      studentId,
      formId,
      type,
      code: examCode,
      dateTaken,
      formRevision,
      answers,
      importId,
    };
    const { state } = await this.dispatcher.dispatch(examEntry, entryId, 'Enter', entered);
    return this.score(state!, 'entered');
  }

  /** Reserves the new form and date before the change, and releases the old ones afterwards. */
  async edit(entry: ExamEntry, { type, code, dateTaken, answers }: Submission): Promise<void> {
    const { entryId, studentId } = entry;
    if (type !== entry.type) throw refused('testType', t('other-type', { type: entry.type }));
    const form = await this.formOf(type, code);
    const [from, to] = [attemptIdOf(entry), attemptIdOf({ studentId, formId: form.formId, dateTaken })];
    if (from !== to && (await this.attempts.take(to, { entryId, studentId })) !== entryId) throw sameTest();
    const edited = { form: { formId: form.formId, code: form.code }, dateTaken, answers };
    const { state } = await this.dispatcher.dispatch(examEntry, entryId, 'Edit', edited);
    if (from !== to) await this.attempts.release(from, { entryId, studentId });
    await this.score(state!, 'edited');
  }

  async remove({ entryId, studentId }: ExamEntry, importId: string | null = null): Promise<void> {
    const { state } = await this.dispatcher.dispatch(examEntry, entryId, 'Remove', { importId });
    if (state!.removed) await this.attempts.release(attemptIdOf(state!), { entryId, studentId });
  }

  async find(entryId: string, studentId: string): Promise<ExamEntry | null> {
    const entry = await this.dispatcher.stateOf(examEntry, entryId);
    return entry?.studentId === studentId ? entry : null;
  }

  /** Scores the entry, and releases all attempts that it has reserved except the one for its present form and date. */
  async finish({ entryId, studentId, sitting }: UnfinishedEntry): Promise<void> {
    const left = new Set(sitting === null ? [] : [sitting]);
    let entry = examEntry.initial;
    for (const event of await this.history.read(streamOf(examEntry, entryId))) {
      entry = fold(examEntry, [event], entry);
      if (entry) left.add(attemptIdOf(entry));
    }
    if (entry && !entry.removed) left.delete(attemptIdOf(entry));
    for (const one of left) await this.attempts.release(one, { entryId, studentId });
    if (entry && !entry.removed) await this.score(entry, entry.scoring ? 'edited' : 'entered');
  }

  private async formOf(type: ExamType, code: string): Promise<ExamForm> {
    const form = await this.forms.named(type, code);
    if (!form) throw refused('examCode', ruleMessage({ code: 'noSuchForm' }));
    return form;
  }

  private async score(entry: ExamEntry, cause: ExamEntryEvents['ExamScored']['cause']): Promise<ExamEntry> {
    const form = await this.forms.get(entry.formId);
    if (!form || !entry.answers) return entry;
    const { formId, revision: formRevision, sample } = form;
    const scoring = { formId, formRevision, sample, scored: score(form, entry.answers), cause };
    return (await this.dispatcher.dispatch(examEntry, entry.entryId, 'Score', scoring)).state!;
  }
}
