import { Inject, Injectable } from '@nestjs/common';
import { HOME } from '../../../../contract/roles';
import { accountViews } from '../../../../projections/identity/account-views';
import { examEntries } from '../../../../projections/exams/exam-entries';
import { examFormRevisions, revisionId } from '../../../../projections/exams/exam-form-revisions';
import { people } from '../../../../projections/identity/people';
import { languageOf } from '../../../kernel/sentences';
import { CONFIG, type Config } from '../../../platform/config/config';
import { Views } from '../../../platform/document-store/views';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mailer } from '../../../platform/mail/mailer';
import { Projector } from '../../../platform/projector/projector';
import { AccessReader } from '../../identity/directory/directory.queries';
import type { Rescoring } from './exam-forms.reactions';
import { ExamForms } from './exam-forms';
import { FormEntries } from './form-entries';
import { summaryOf } from './revision-summary';
import { catalogues } from './messages';

export const MAIL_STAFF = 'exam-form-mail-staff';

export interface StaffMail extends Rescoring {
  readonly staffId: string;
}

/** Mails the reason and effect of a correction to the staff of the affected students, in one mail for each person. */
@Injectable()
export class StaffMails {
  constructor(
    private readonly views: Views,
    private readonly forms: ExamForms,
    private readonly entries: FormEntries,
    private readonly access: AccessReader,
    private readonly jobs: Jobs,
    private readonly mailer: Mailer,
    private readonly projector: Projector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Adds a job for each person, so that a refused mail is retried separately. */
  async addressed(rescoring: Rescoring): Promise<void> {
    const studentIds = await this.studentsOf(rescoring);
    if (studentIds.length === 0) return;
    const { formId, revision } = rescoring;
    for (const staffId of await this.access.staffOf(...studentIds)) {
      const data: StaffMail = { ...rescoring, staffId };
      await this.jobs.add(MAIL_STAFF, data, { id: `${MAIL_STAFF}-${formId}-${revision}-${staffId}` });
    }
  }

  async send({ staffId, ...rescoring }: StaffMail): Promise<void> {
    const { formId, revision } = rescoring;
    const [form, made, person] = await Promise.all([
      this.forms.get(formId),
      this.views.get(examFormRevisions, revisionId(formId, revision)),
      this.views.get(people, staffId),
    ]);
    if (!form || !made || !person) return;
    const own = new Set(await this.access.studentsOf(person));
    const students = (await this.studentsOf(rescoring)).filter((id) => own.has(id)).length;
    if (students === 0) return;
    const { productName, publicUrl } = this.config;
    const language = languageOf(person);
    const t = catalogues[language];
    const texts = { form: `${form.type} ${form.code}`, students };
    await this.mailer.send({
      of: staffId,
      to: person.email,
      language,
      subject: t.staffMailSubject(texts),
      text: t.staffMail({
        ...texts,
        name: person.firstName,
        summary: summaryOf(made.cause, form, undefined, language),
        reason: made.reason,
        address: `${publicUrl}${HOME[person.role]}`,
        productName,
      }),
    });
  }

  private async studentsOf({ formId, revision }: Rescoring): Promise<string[]> {
    await this.projector.caughtUp(examEntries, examFormRevisions, ...accountViews);
    const students = new Set<string>();
    for await (const page of this.entries.pages(formId, revision))
      for (const { studentId } of page) students.add(studentId);
    return [...students];
  }
}
