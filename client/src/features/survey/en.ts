import type { SurveyGroup } from 'contract/survey';
import { counted } from '../../shared/lib/format';

export const t = {
  title: 'College Survey',
  what: 'the survey',
  line: (minutes: number) =>
    `About ${counted(minutes, 'minute')} left · kept on this device until you submit`,
  ready: 'Ready to submit · kept on this device until then',
  steps: {
    label: 'Steps of the survey',
    basic: 'Basic',
    groups: {
      Geographical: 'Geographical',
      Professional: 'Professional',
      Academic: 'Academic',
      Social: 'Social',
    } satisfies Record<SurveyGroup, string>,
    position: (step: number, steps: number) => `Step ${step} of ${steps}`,
    done: 'Done',
    missing: 'Something is missing',
    toDo: 'About you',
    answered: (answered: number, questions: number) => `${answered} of ${questions}`,
    questions: (questions: number) => counted(questions, 'question'),
  },
  basic: {
    help: 'What the match compares with each college. Scores are optional: leave out a test that you have not taken.',
    sat: 'SAT',
    act: 'ACT',
    grades: 'Grades',
    home: 'Home',
    satVerbal: 'SAT verbal',
    satMath: 'SAT math',
    actEnglish: 'ACT english',
    actMath: 'ACT math',
    actReading: 'ACT reading',
    actScience: 'ACT science',
    gpa: 'GPA',
    gpaScale: 'GPA scale',
    gpaScaleHelp: 'The highest GPA at your school, such as 4 or 100.',
    state: 'Home state',
    choose: 'Choose your state',
    zipcode: 'Zip code',
    optional: '(optional)',
    zipHelp: 'Distances are measured from here.',
    filled: 'Filled in from your profile where it says so. Changes here stay in the survey.',
    marked: 'Some of what you entered cannot be right yet: see what is marked.',
  },
  questions: {
    help: 'How much should a college have this? 1 do not want, 3 does not matter, 5 really want.',
    numbered: (id: number, text: string) => `${id}. ${text}`,
  },
  foot: {
    back: 'Back',
    next: (step: string) => `Next: ${step}`,
    progress: (answered: number, questions: number) =>
      `Progress: ${answered}/${questions} Questions Complete`,
    bar: 'Questions complete',
    submit: 'Submit Completed Survey',
    missing: 'Still missing:',
    basics: 'what is asked under Basic',
    unanswered: (questions: number, step: string) => `${counted(questions, 'question')} under ${step}`,
    hint: (questions: number) =>
      `You can leave a question at 0 and come back to it. Submit opens when all ${questions} are answered.`,
  },
  earlier: {
    told: (date: string) => `You took this survey on ${date}.`,
    show: 'See your results',
    fill: 'Start from those answers',
  },
  directions: {
    button: 'Directions',
    title: 'Let us help you refine your search!',
    texts: [
      'Under Basic, tell us where you live and how you stand: your GPA with its scale, and the scores of tests that you have taken. They decide which colleges are a reach, a target or likely for you.',
      'Then rate 33 things that a college may have. Move each slider to how you feel about it.',
      'A question left at 0 is not answered yet. Answering it with 3 says that it does not matter to you. Only what you want or do not want decides.',
      'The survey takes 5 to 10 minutes. Your answers are kept on this device until you submit, and you can take the survey again whenever you like.',
    ],
    scale: 'What the numbers mean',
    close: 'Start',
  },
} as const;
