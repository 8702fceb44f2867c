import type { SurveyGroup } from 'contract/survey';
import { counted } from '../../shared/lib/format';

export const t = {
  title: 'College Survey',
  results: 'Your match results',
  what: 'the survey',
  line: (minutes: number) =>
    `About ${counted(minutes, 'minute')} left · saved on this device until you submit`,
  ready: 'Ready to submit · saved on this device until then',
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
    missing: 'Needs attention',
    toDo: 'About you',
    answered: (answered: number, questions: number) => `${answered} of ${questions}`,
    questions: (questions: number) => counted(questions, 'question'),
  },
  basic: {
    help: 'We compare these with each college. Test scores are optional.',
    sat: 'SAT',
    act: 'ACT',
    grades: 'Grades',
    home: 'Home',
    satVerbal: 'SAT verbal',
    satMath: 'SAT math',
    actEnglish: 'ACT English',
    actMath: 'ACT math',
    actReading: 'ACT reading',
    actScience: 'ACT science',
    gpa: 'GPA',
    gpaScale: 'GPA scale',
    gpaScaleHelp: 'The highest GPA at your school, such as 4 or 100.',
    state: 'Home state',
    choose: 'Choose your state',
    zipcode: 'ZIP code',
    optional: '(optional)',
    zipHelp: 'We measure distances from here.',
    filled: 'Filled in from your profile. Changes here don’t update your profile.',
    marked: 'Please fix the highlighted fields.',
  },
  questions: {
    help: 'How do you feel about a college like this? 1 do not want, 3 does not matter, 5 really want.',
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
    basics: 'the Basic section',
    unanswered: (questions: number, step: string) => `${counted(questions, 'question')} in ${step}`,
    hint: (questions: number) =>
      `You can leave a question at 0 and come back to it. You can submit once all ${questions} are answered.`,
  },
  earlier: {
    taken: (date: string) => `You took this survey on ${date}.`,
    show: 'See your results',
    fill: 'Start from those answers',
  },
  directions: {
    button: 'Directions',
    title: 'Let us help you refine your search!',
    texts: [
      'Under Basic, tell us where you live, your GPA and scale, and any test scores. They decide which colleges are a reach, a target or likely for you.',
      'Then rate 33 college features. Move each slider to show how you feel about it.',
      'A question at 0 isn’t answered yet, and 3 means it doesn’t matter to you. Only what you want or don’t want affects your matches.',
      'The survey takes 5 to 10 minutes. Your answers are saved on this device until you submit, and you can retake the survey any time.',
    ],
    scale: 'What the numbers mean',
    close: 'Start survey',
  },
} as const;
