import { PRODUCT } from 'contract/guides';

export const t = {
  title: `Hi, we're ${PRODUCT}. We can help`,
  lead: 'Applying to college is a hundred small things, each with a date. Here they’re all in one place, with someone who knows the way by your side.',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  invited: 'Sign up with a link from your counselor.',
  open: (product: string) => `Open ${product}`,
  offers: {
    next: {
      title: 'Know what’s next',
      text: 'Your tasks and college deadlines in one list and one calendar, soonest first.',
    },
    match: {
      title: 'Find colleges that fit',
      text: 'Answer 33 questions to see which colleges match, and the pros and cons of each.',
    },
    record: {
      title: 'Keep your record',
      text: 'Write down activities, honors, courses and test scores once, and have them ready for every application.',
    },
    people: {
      title: 'Ask your counselor',
      text: 'Message someone who can see your plan.',
    },
    guides: {
      title: 'Learn how it works',
      text: 'Eight guides in plain language, from your first college list to essays, tests and interviews.',
    },
    privacy: {
      title: 'Private by design',
      text: 'No ads and no trackers. Only you and the people who guide you see what you enter.',
      more: 'Privacy Policy',
    },
  },
  stores: {
    title: 'On your phone',
    appStore: 'Get it on the App Store',
    playStore: 'Get it on Google Play',
  },
} as const;
