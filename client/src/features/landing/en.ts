import { PRODUCT } from 'contract/guides';

export const t = {
  title: `Hi, we're ${PRODUCT}. We can help`,
  lead: 'Applying to college is a hundred small things, each with a date. Here they are in one place, with somebody beside you who knows the way.',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  invited: 'You sign up through a link from your counselor.',
  open: (product: string) => `Open ${product}`,
  offers: {
    next: {
      title: 'Know what is next',
      text: 'Your tasks and the deadlines of your colleges in one list and one calendar, the nearest first.',
    },
    match: {
      title: 'Find colleges that fit',
      text: 'Answer 33 questions and see which colleges match, and what speaks for and against each.',
    },
    record: {
      title: 'Keep your record',
      text: 'Activities, honors, courses and test scores, written once and at hand for every application.',
    },
    people: {
      title: 'Ask your counselor',
      text: 'Write where your plan is, and get an answer from somebody who sees it too.',
    },
    guides: {
      title: 'Read how it works',
      text: 'Eight guides in plain words, from the first list of colleges to essays, tests and interviews.',
    },
    privacy: {
      title: 'Yours alone',
      text: 'No advertising and no trackers. You and the people who guide you see what you enter, and nobody else.',
      more: 'Privacy Policy',
    },
  },
  stores: {
    title: 'On your phone',
    appStore: 'Get it on the App Store',
    playStore: 'Get it on Google Play',
  },
} as const;
