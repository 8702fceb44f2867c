import { EXAM_SECTIONS, kindOf, questionsIn, type ExamType } from '../../../../contract/exam-definitions';
import { keyIssue, skillIssue } from '../../../../contract/exam-form-rules';
import type { RuleViolation } from '../../../../contract/rules';
import type { LocalizedMessage } from '../../../kernel/sentences';
import type { RowIssue } from '../../../platform/imports/import-kind';
import type { Imported } from './exam-form.decider';
import type { Question, Section } from './exam-forms.events';
import { sectionNamed } from './form-places';
import type { KeyRow } from './form-rows';
import { t } from './messages';

/** Reads the key of one form; `given` is null if a row is invalid or missing. */
export function readKey(
  type: ExamType,
  rows: readonly KeyRow[],
): { readonly given: Imported | null; readonly issues: readonly RowIssue[] } {
  const issues: RowIssue[] = [];
  const addIssue = (line: number, localized: LocalizedMessage, severity: RowIssue['severity'] = 'error') =>
    issues.push({ line, severity, localized });
  const found = EXAM_SECTIONS[type].map(() => new Map<number, KeyRow>());
  for (const row of rows) {
    const { line, section: name, question } = row;
    const place = sectionNamed(type, name);
    if (!place) {
      addIssue(line, t('unknownSection', { section: name, type }));
      continue;
    }
    const { index, definition } = place;
    const earlier = found[index]!.get(question);
    const count = questionsIn(definition);
    const wrong = wrongIn(type, row, kindOf(definition, question));
    if (question < 1 || question > count) {
      addIssue(line, t('questionBeyond', { section: definition.title, count }));
    } else if (earlier) {
      addIssue(line, t('questionRepeated', { section: definition.title, question, line: earlier.line }));
    } else {
      found[index]!.set(question, row);
      if (wrong) addIssue(line, t('rowBreaksRule', wrong));
      else if (row.answers.length === 0) addIssue(line, t('answerMissing'), 'warning');
    }
  }
  const last = rows.at(-1)!.line;
  EXAM_SECTIONS[type].forEach((definition, index) => {
    const keys = Array.from({ length: questionsIn(definition) }, (_, key) => key + 1);
    const missing = keys.filter((key) => !found[index]!.has(key));
    if (missing.length > 0) addIssue(last, t('questionsMissing', { section: definition.title, missing }));
  });
  if (issues.some(({ severity }) => severity === 'error')) return { given: null, issues };
  const sections = EXAM_SECTIONS[type].map(({ title, part, ...definition }, index): Section => {
    const own = [...found[index]!.values()].sort((one, other) => one.question - other.question);
    const questions = own.map(({ question: key, answers, category, subcategory }): Question => ({
      key,
      kind: kindOf({ title, part, ...definition }, key),
      answers,
      category,
      subcategory,
    }));
    return { title, part, questions };
  });
  return { given: { sections }, issues };
}

const wrongIn = (
  type: ExamType,
  { answers, category, subcategory }: KeyRow,
  kind: Question['kind'],
): RuleViolation | undefined =>
  keyIssue(type, kind, answers) ?? skillIssue(category) ?? skillIssue(subcategory);
