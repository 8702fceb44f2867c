import { Injectable } from '@nestjs/common';
import type { FormRevision } from '../../../../contract/exam-forms';
import { examEntries } from '../../../../projections/exams/exam-entries';
import {
  examFormRevisions,
  revisionId,
  type ExamFormRevision,
} from '../../../../projections/exams/exam-form-revisions';
import { people } from '../../../../projections/identity/people';
import { imports } from '../../../../projections/imports';
import { Views } from '../../../platform/document-store/views';
import { currentLanguage } from '../../../platform/http/request-context';
import { Jobs } from '../../../platform/jobs/jobs';
import { Projector } from '../../../platform/projector/projector';
import type { ExamForm } from './exam-form.decider';
import { rescoringJobId } from './exam-forms.reactions';
import { summaryOf } from './revision-summary';
import { catalogues } from './messages';

@Injectable()
export class FormRevisions {
  constructor(
    private readonly views: Views,
    private readonly jobs: Jobs,
    private readonly projector: Projector,
  ) {}

  async list(form: ExamForm): Promise<FormRevision[]> {
    const { formId } = form;
    const found = await this.views.find(examFormRevisions, { where: { formId }, sort: { revision: -1 } });
    return this.resources(form, found);
  }

  async one(form: ExamForm): Promise<FormRevision | undefined> {
    await this.projector.caughtUp(examFormRevisions);
    const found = await this.views.get(examFormRevisions, revisionId(form.formId, form.revision));
    return found && (await this.resources(form, [found]))[0];
  }

  private async resources(form: ExamForm, found: readonly ExamFormRevision[]): Promise<FormRevision[]> {
    const [persons, files] = await Promise.all([
      this.views.joined(people, found, 'actorId'),
      this.views.joined(imports, found, 'importId'),
    ]);
    const rescoring = await this.rescoringOf(form);
    const language = currentLanguage();
    return found.map((revision) => {
      const { revision: number, at, actorId, cause, importId, reason, rescored, changed } = revision;
      const person = persons.get(actorId);
      const isNewest = number === form.revision;
      const left = isNewest ? rescoring.left : 0;
      const fileName = importId === null ? undefined : files.get(importId)?.fileName;
      return {
        id: String(number),
        attributes: {
          at,
          by: person ? `${person.firstName} ${person.lastName}` : catalogues[language].somebody,
          what: cause.what,
          summary: summaryOf(cause, form, fileName, language),
          reason,
          rescoring: {
            state: left === 0 ? 'done' : rescoring.state,
            done: rescored,
            entries: rescored + left,
            changed,
          },
        },
        relationships: {},
      };
    });
  }

  private async rescoringOf({ formId, revision }: ExamForm) {
    const left = await this.views.count(examEntries, { formId, formRevision: { lt: revision } });
    const job = left === 0 ? undefined : await this.jobs.status(rescoringJobId({ formId, revision }));
    const isRunning = job?.state === 'active' || job?.state === 'completed';
    const state = job?.state === 'failed' ? 'failed' : isRunning ? 'running' : 'waiting';
    return { left, state } as const;
  }
}
