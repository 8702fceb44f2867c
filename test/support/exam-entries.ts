import { randomUUID } from 'node:crypto';
import { formIdOf, type ExamType } from '../../contract/exam-definitions';
import type { Role } from '../../contract/roles';
import type { Scored, SkillTally } from '../../src/modules/exams/entries/exam-entries.events';
import { examEntry } from '../../src/modules/exams/entries/exam-entry.decider';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import type { TestApp } from './app';

interface EntryDetails {
  readonly studentId: string;
  readonly type?: ExamType;
  readonly code?: string;
  readonly dateTaken: string;
  readonly by?: { readonly id: string; readonly role: Role };
  /** For each part, the scaled score and the right answers and questions of each skill. */
  readonly parts?: Readonly<Record<string, readonly [scaled: number | null, ...skills: Skill[]]>>;
  readonly verbal?: number | null;
  readonly total?: number | null;
}

type Skill = readonly [category: string, correct: number, total: number, subcategory?: string];

const tally = ([category, correct, total, subcategory = '']: Skill): SkillTally => ({
  ...{ category, subcategory, correct, total },
});

function scoredAs({ parts = {}, verbal = null, total = null }: EntryDetails): Scored {
  const scores = Object.entries(parts).map(([part, [scaled, ...given]]) => {
    const skills = given.map(tally);
    const sum = (key: 'correct' | 'total') => skills.reduce((all, skill) => all + skill[key], 0);
    return [part, { raw: sum('correct'), total: sum('total'), scaled, skills }];
  });
  return { parts: Object.fromEntries(scores) as Scored['parts'], verbal, total };
}

export async function recordExam(app: TestApp, details: EntryDetails): Promise<string> {
  const { studentId, type = 'SAT', code = 'May 2017', dateTaken, by = SYSTEM } = details;
  const [entryId, formId] = [randomUUID(), formIdOf(type, code)];
  const entered = { entryId, studentId, formId, type, code, dateTaken, formRevision: 0 };
  const scored = {
    formId,
    formRevision: 0,
    sample: true,
    cause: 'entered' as const,
    scored: scoredAs(details),
  };
  await runInContext({ actor: by, correlationId: 'test', written: new WrittenPositions() }, async () => {
    const dispatcher = app.app.get(Dispatcher);
    await dispatcher.dispatch(examEntry, entryId, 'Enter', { ...entered, answers: [], importId: null });
    await dispatcher.dispatch(examEntry, entryId, 'Score', scored);
  });
  return entryId;
}
