import { Injectable } from '@nestjs/common';
import type { ExamType } from '../../../../contract/exam-definitions';
import { changedForm } from '../../../../contract/exam-form-changes';
import { keyIssue, scaledIssue } from '../../../../contract/exam-form-rules';
import { type FormCorrection } from '../../../../contract/requests/exam-form-rules';
import type {
  AffectedEntry,
  CorrectionPreview,
  FormChange,
  FormRevision,
} from '../../../../contract/exam-forms';
import type { RuleViolation } from '../../../../contract/rules';
import { resultOf } from '../../../../projections/exams/exam-entries';
import { people } from '../../../../projections/identity/people';
import { Rejected, requireFound } from '../../../kernel/errors';
import type { SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { ruleMessage } from '../../../platform/messages';
import { score } from '../entries/score';
import { AccessReader } from '../../identity/directory/directory.queries';
import { type ExamForm, examForm, isSame } from './exam-form.decider';
import { ExamForms } from './exam-forms';
import { FormEntries } from './form-entries';
import { FormRevisions } from './form-revisions';
import { sampleOf } from './sample-forms';
import { t } from './messages';

const SHOWN = 100;

@Injectable()
export class FormCorrections {
  constructor(
    private readonly forms: ExamForms,
    private readonly entries: FormEntries,
    private readonly revisions: FormRevisions,
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly dispatcher: Dispatcher,
  ) {}

  async preview(user: SessionUser, formId: string, correction: FormCorrection): Promise<CorrectionPreview> {
    const form = await this.form(formId);
    if (form.revision !== correction.revision) throw new Rejected('conflict', t('exam-form-changed'));
    const next = changed(form, correction.change);
    const own = user.role === 'admin' ? null : new Set(await this.access.studentsOf(user));
    const counts = { entries: 0, totals: 0, sections: 0, skills: 0 };
    let shown: { readonly sortName: string; readonly entry: AffectedEntry }[] = [];
    for await (const page of this.entries.pages(formId)) {
      const persons = await this.views.joined(people, page, 'studentId');
      for (const entry of page) {
        counts.entries += 1;
        if (!entry.answers) continue;
        const scored = score(next, entry.answers);
        if (isSame(scored, entry.scored)) continue;
        const before = resultOf(entry).attributes;
        const after = resultOf({ ...entry, sample: form.sample, scored }).attributes;
        counts[changeBetween(before, after)] += 1;
        const person = persons.get(entry.studentId);
        if (!person || (own && !own.has(entry.studentId))) continue;
        const { sortName, firstName, lastName } = person;
        const relationships = { student: { data: { id: entry.studentId } } };
        const attributes = { firstName, lastName, before, after };
        shown.push({ sortName, entry: { id: entry.id, attributes, relationships } });
      }
      shown = shown.sort((one, other) => (one.sortName < other.sortName ? -1 : 1)).slice(0, SHOWN);
    }
    return { data: shown.map(({ entry }) => entry), meta: counts };
  }

  async apply(formId: string, { change, reason, revision }: FormCorrection): Promise<FormRevision> {
    const form = await this.form(formId);
    const { type, code } = form;
    const seen = form.revision === revision;
    if (seen) changed(form, change);
    const { state } = await this.dispatcher.dispatch(examForm, formId, 'Correct', {
      ...{ formId, type, code, sample: sampleOf(formId) },
      ...{ revision, change, reason },
    });
    if (!state?.content) throw nothingChanges();
    // A second identical request changes nothing and gets the same response.
    const corrected = { ...form, ...state.content, revision: state.revision };
    const made = await this.revisions.one(corrected);
    if (!made) throw nothingChanges();
    return made;
  }

  private async form(formId: string): Promise<ExamForm> {
    return requireFound(await this.forms.get(formId), t('exam-form-not-found'));
  }
}

type Result = AffectedEntry['attributes']['before'];

/** Returns what changes for the student. A raw score that is scaled as before counts as a change of skills. */
function changeBetween(before: Result, after: Result): 'totals' | 'sections' | 'skills' {
  const [[total, ...sections], [newTotal, ...newSections]] = [scoresIn(before), scoresIn(after)];
  if (total !== newTotal) return 'totals';
  return sections.some((score, index) => score !== newSections[index]) ? 'sections' : 'skills';
}

const scoresIn = (result: Result) =>
  result.testType === 'SAT'
    ? [result.totalScore, result.verbalScore, result.mathScore]
    : [
        ...[result.compositeScore, result.englishScore, result.mathScore],
        ...[result.readingScore, result.scienceScore],
      ];

const nothingChanges = () => refused('correction-refused.nothing');

function refused(code: 'correction-refused.nothing' | 'correction-refused.nowhere'): Rejected {
  return new Rejected('invalid', t(code), { change: t(code) });
}

/** The form with the change applied; throws if it breaks a rule, has no effect, or refers to nothing. */
function changed(form: ExamForm, change: FormChange): ExamForm {
  const next = changedForm(form, change);
  if (!next) throw refused('correction-refused.nowhere');
  const issue = violationIn(form.type, form, change);
  if (issue)
    throw new Rejected('invalid', t('correction-refused.rule', issue), { change: ruleMessage(issue) });
  if (isSame(next, form)) throw nothingChanges();
  return next;
}

function violationIn(type: ExamType, { sections }: ExamForm, change: FormChange): RuleViolation | undefined {
  if (change.what === 'scale') return scaledIssue(type, change.part, change.scaled);
  if (change.what === 'skill') return undefined;
  const { kind } = sections[change.section - 1]!.questions[change.question - 1]!;
  return keyIssue(type, kind, change.answers);
}
