import { createHash } from 'node:crypto';
import {
  EXAM_CODES,
  EXAM_PARTS,
  EXAM_SECTIONS,
  EXAM_TYPES,
  maxRaw,
  questionsIn,
  SCALED_RANGE,
} from '../../../../contract/exam-definitions';
import { SAMPLE_FORMS } from './sample-forms';

const forms = [...SAMPLE_FORMS.values()];

describe('the sample forms', () => {
  it('cover all documented codes', () => {
    const codes = EXAM_TYPES.flatMap((type) => EXAM_CODES[type].map((code) => `${type} ${code}`));
    expect(forms.map(({ type, code }) => `${type} ${code}`)).toEqual(codes);
    expect(forms.every(({ sample, revision }) => sample && revision === 1)).toBe(true);
  });

  it('never change, since entries were scored by them', () => {
    const digest = createHash('sha256').update(JSON.stringify(forms)).digest('hex');
    expect(digest).toBe('b98f140692470f63962dd45b033c4a1bec8611fb381df9bb578a56499f2174ce');
  });

  it.each(forms.map((form) => [form.formId, form] as const))(
    'include a complete %s',
    (_, { type, sections, scale }) => {
      expect(sections.map(({ title, part, questions }) => [title, part, questions.length])).toEqual(
        EXAM_SECTIONS[type].map((section) => [section.title, section.part, questionsIn(section)]),
      );
      for (const { questions } of sections) {
        for (const { kind, answers, category } of questions) {
          expect(category).not.toBe('');
          expect(answers.length).toBeGreaterThan(0);
          for (const answer of answers)
            expect(answer).toMatch(kind === 'single' ? /^[A-K]$/ : /^[\d./]{1,4}$/);
        }
      }
      for (const part of EXAM_PARTS[type]) {
        const table = scale[part]!;
        const [lowest, highest] = SCALED_RANGE[type][part]!;
        expect(table).toHaveLength(maxRaw(type, part) + 1);
        expect([table[0], table.at(-1)]).toEqual([lowest, highest]);
        expect([...table].sort((a, b) => a - b)).toEqual(table);
      }
    },
  );
});
