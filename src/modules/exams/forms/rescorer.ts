import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { serverEvent } from '../../../../contract/realtime';
import { examEntries, type ExamEntryView } from '../../../../projections/exams/exam-entries';
import { examForms } from '../../../../projections/exams/exam-forms';
import { people } from '../../../../projections/identity/people';
import { Accounts } from '../../../platform/auth/session-user';
import { Dispatcher, toBatches } from '../../../platform/dispatch/dispatcher';
import { Jobs, type Work } from '../../../platform/jobs/jobs';
import { Projector } from '../../../platform/projector/projector';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway';
import { examEntry } from '../entries/exam-entry.decider';
import { score } from '../entries/score';
import { type ExamForm, isSame } from './exam-form.decider';
import { ExamForms } from './exam-forms';
import { formAdmins } from './exam-forms.live';
import { NOTIFY_STAFF, type Rescoring } from './exam-forms.reactions';
import { FormEntries } from './form-entries';

/** The batch is small enough that the event loop stays responsive. */
const AT_ONCE = 10;

/** Scores the entries of a form again. An interrupted run is repeated, and skips what was done. */
@Injectable()
export class Rescorer {
  constructor(
    private readonly forms: ExamForms,
    private readonly entries: FormEntries,
    private readonly accounts: Accounts,
    private readonly dispatcher: Dispatcher,
    private readonly jobs: Jobs,
    private readonly projector: Projector,
    private readonly gateway: RealtimeGateway,
  ) {}

  /** Ends if there is a newer revision, whose own job does the rest. */
  async run({ data, progress }: Work<Rescoring>): Promise<void> {
    const { formId, revision } = data;
    await this.projector.caughtUp(examForms, examEntries, people);
    const total = await this.entries.count(formId);
    const to = await formAdmins(this.accounts);
    let done = 0;
    for await (const page of this.entries.pages(formId)) {
      const form = await this.forms.get(formId);
      if (form?.revision !== revision) break;
      const stale = page.filter((entry) => entry.scored === null || entry.formRevision < revision);
      for (const { batch } of toBatches(stale, AT_ONCE)) {
        await Promise.all(batch.map((entry) => this.scoreAgain(form, entry)));
        await nextTurn();
      }
      done += page.length;
      await progress(Math.min(1, done / total));
      this.gateway.send(to, serverEvent('exam-form.changed', formId, revision - 1, {}));
    }
    await this.jobs.add(NOTIFY_STAFF, data, { id: `${NOTIFY_STAFF}-${formId}-${revision}` });
  }

  /** Repeats until the scored answers are those of the entry, which may be edited at the same time. */
  private async scoreAgain(form: ExamForm, { id, answers }: ExamEntryView): Promise<void> {
    const { formId, revision: formRevision, sample } = form;
    for (let given = answers; given !== null;) {
      const scoring = {
        formId,
        formRevision,
        sample,
        scored: score(form, given),
        cause: 'form-changed',
      } as const;
      const { state } = await this.dispatcher.dispatch(examEntry, id, 'Score', scoring);
      const currentAnswers = state && !state.removed && state.formId === formId ? state.answers : null;
      if (isSame(currentAnswers, given)) return;
      given = currentAnswers;
    }
  }
}
