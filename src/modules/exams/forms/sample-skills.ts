import type { ExamPart, ExamType } from '../../../../contract/exam-definitions';

/** The number of questions of a section in a category, and the category's subcategories. */
export type SampleSkill = readonly [count: number, category: string, ...subcategories: string[]];

interface SampleSection {
  /** The choices of a single question; those of an ACT alternate. */
  readonly choices: readonly string[];
  readonly skills: readonly SampleSkill[];
}

const SAT_CHOICES = ['ABCD'];

const math = (algebra: number, data: number, advanced: number, additional: number): SampleSkill[] => [
  [algebra, 'Heart of Algebra', 'Linear Equations', 'Linear Functions', 'Systems of Equations'],
  [
    data,
    'Problem Solving and Data Analysis',
    'Ratios and Percentages',
    'Tables and Probability',
    'Statistics',
  ],
  [advanced, 'Passport to Advanced Math', 'Quadratics', 'Polynomials', 'Exponential Functions'],
  [additional, 'Additional Topics in Math', 'Geometry', 'Trigonometry'],
];

/** For each section, the skills with about as many questions as a real test has. */
export const SAMPLE_SECTIONS: Readonly<Record<ExamType, readonly SampleSection[]>> = {
  SAT: [
    {
      choices: SAT_CHOICES,
      skills: [
        [18, 'Command of Evidence', 'Textual Evidence', 'Quantitative Evidence'],
        [10, 'Words in Context', 'Word Meaning', 'Word Choice'],
        [12, 'Analysis in History/Social Studies', 'Central Ideas', 'Point of View'],
        [12, 'Analysis in Science', 'Data in Context', 'Hypotheses'],
      ],
    },
    {
      choices: SAT_CHOICES,
      skills: [
        [8, 'Command of Evidence', 'Textual Evidence', 'Quantitative Evidence'],
        [8, 'Words in Context', 'Word Meaning', 'Word Choice'],
        [8, 'Expression of Ideas', 'Development', 'Organization'],
        [20, 'Standard English Conventions', 'Sentence Structure', 'Usage', 'Punctuation'],
      ],
    },
    { choices: SAT_CHOICES, skills: math(8, 0, 9, 3) },
    { choices: SAT_CHOICES, skills: math(11, 17, 7, 3) },
  ],
  ACT: [
    {
      choices: ['ABCD', 'FGHJ'],
      skills: [
        [23, 'Production of Writing', 'Topic Development', 'Organization, Unity, and Cohesion'],
        [12, 'Knowledge of Language'],
        [40, 'Conventions of Standard English', 'Sentence Structure and Formation', 'Punctuation', 'Usage'],
      ],
    },
    {
      choices: ['ABCDE', 'FGHJK'],
      skills: [
        [
          36,
          'Preparing for Higher Math',
          'Number & Quantity',
          'Algebra',
          'Functions',
          'Geometry',
          'Statistics & Probability',
        ],
        [24, 'Integrating Essential Skills'],
      ],
    },
    {
      choices: ['ABCD', 'FGHJ'],
      skills: [
        [23, 'Key Ideas and Details'],
        [11, 'Craft and Structure'],
        [6, 'Integration of Knowledge and Ideas'],
      ],
    },
    {
      choices: ['ABCD', 'FGHJ'],
      skills: [
        [19, 'Interpretation of Data'],
        [9, 'Scientific Investigation'],
        [12, 'Evaluation of Models, Inferences, and Experimental Results'],
      ],
    },
  ],
};

export const SAMPLE_NUMBERS: readonly (readonly string[])[] = [
  ['3.5', '7/2'],
  ['2.5', '5/2'],
  ['.75', '0.75', '3/4'],
  ['1.25', '5/4'],
  ['.6', '0.6', '3/5'],
  ['.2', '0.2', '1/5'],
  ['4'],
  ['12'],
  ['25'],
  ['64'],
  ['110'],
  ['9'],
];

export const stepOf = (type: ExamType, part: ExamPart) => (type === 'SAT' && part === 'math' ? 10 : 1);
