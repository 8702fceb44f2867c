import type { Language } from '../../../../contract/languages';
import type { RevisionCause } from '../../../../projections/exams/exam-form-revisions';
import type { ExamForm } from './exam-form.decider';
import { catalogues } from './messages';

export function summaryOf(
  cause: RevisionCause,
  { sections }: Pick<ExamForm, 'sections'>,
  fileName: string | undefined,
  language: Language,
): string {
  const t = catalogues[language];
  if (cause.what !== 'corrected')
    return cause.what === 'imported' ? t.importedFrom({ ...cause, fileName }) : t.undone({ fileName });
  const { change, from } = cause;
  if (change.what === 'scale') {
    const { part, raw, scaled } = change;
    return t.scaleCorrected({ part, raw, from: from.join(), to: scaled });
  }
  const { question } = change;
  const section = sections[change.section - 1]?.title ?? String(change.section);
  if (change.what === 'answer')
    return t.answerCorrected({ section, question, from: from.map(String), to: change.answers });
  const to = [change.category, change.subcategory];
  return t.skillCorrected({ section, question, from: from.map(String), to });
}
