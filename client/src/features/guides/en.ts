import { PRODUCT, type GuideName } from 'contract/guides';

const tabs: Readonly<Record<GuideName, string>> = {
  'how-all-this-works': 'How All This Works',
  'narrative-planning': 'Narrative Planning',
  'college-planning': 'College Planning',
  'application-essays': 'Application Essays',
  'extracurricular-planning': 'Extracurricular Planning',
  'letters-of-recommendation': 'Letters of Recommendation',
  'interview-planning': 'Interview Planning',
  testing: 'Testing',
};

export const t = {
  title: `${PRODUCT} Guides`,
  nav: 'Guides',
  tabs,
  choose: 'Guide',
  loading: 'guide',
  notLoaded: 'We couldn’t load the guide.',
  download: 'Download',
  downloadOf: (title: string) => `Download ${title} as a PDF`,
  contents: 'In this guide',
  minutes: (minutes: number) => `${minutes}-minute read`,
  next: (guide: string) => `Next: ${guide}`,
  /** What guides call these pages, separated by bars. */
  places: {
    '/college-survey/Layout': 'The survey',
    '/colleges': 'My Colleges',
    '/get-help': 'Account Review|Get Help',
    '/guides': 'Guides',
    '/messages': 'Messages',
    '/profile': 'Profile|Your profile|profile',
    '/schedule-help': 'Schedule Help',
    '/tasks': 'My Tasks',
  },
  add: 'Add to my tasks',
  addItem: (item: string) => `Add to my tasks: ${item}`,
  added: 'In my tasks',
  addedItem: (item: string) => `In my tasks: ${item}`,
  addedToast: 'Added to your tasks.',
  from: (guide: string) => `From the guide “${guide}”.`,
} as const;
