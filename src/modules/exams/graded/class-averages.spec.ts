import type { Scored, SkillTally } from '../entries/exam-entries.events';
import { classAverages, type OfStudent } from './class-averages';

let count = 0;

/** An entry with so many right answers of ten in algebra, in two subcategories, and of four in evidence. */
function entry(studentId: string, dateTaken: string, algebra: number, evidence: number): OfStudent {
  const skill = (category: string, subcategory: string, correct: number, total: number): SkillTally => ({
    ...{ category, subcategory, correct, total },
  });
  const part = (...skills: SkillTally[]) => ({ raw: 0, total: 0, scaled: null, skills });
  const lines = Math.min(algebra, 5);
  const parts: Scored['parts'] = {
    math: part(skill('Algebra', 'Lines', lines, 5), skill('Algebra', 'Systems', algebra - lines, 5)),
    reading: part(skill('Evidence', '', evidence, 4)),
  };
  const id = `exam-${String(++count).padStart(3, '0')}`;
  return {
    id,
    studentId,
    type: 'SAT',
    dateTaken,
    sample: true,
    scored: { parts, verbal: null, total: null },
  };
}

const fourOthers = ['b', 'c', 'd', 'e'].map((id) => entry(id, '2026-03-14', 7, 2));

it('averages each category over the newest entry of each student', () => {
  const older = entry('a', '2026-03-14', 0, 0);
  const newest = entry('a', '2026-05-02', 9, 3);
  // These are 9 + 4 × 7 = 37 of 50, and 3 + 4 × 2 = 11 of 20.
  expect(classAverages('SAT', [newest, ...fourOthers, older])).toEqual({
    data: [
      { part: 'reading', name: 'Evidence', correct: 11, total: 20, percentage: 55 },
      { part: 'math', name: 'Algebra', correct: 37, total: 50, percentage: 74 },
    ],
    meta: { students: 5, hidden: false },
  });
});

it('hides averages of fewer than five students', () => {
  const again = fourOthers.map(({ studentId }) => entry(studentId, '2026-05-02', 1, 1));
  expect(classAverages('SAT', [...fourOthers, ...again])).toEqual({
    data: [],
    meta: { students: 4, hidden: true },
  });
});
