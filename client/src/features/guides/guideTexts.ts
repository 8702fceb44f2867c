import type { Guide, GuideName } from 'contract/guides';

type Text = () => Promise<{ readonly default: Guide }>;

export const guideTexts: Readonly<Record<GuideName, Text>> = {
  'how-all-this-works': () => import('contract/guides/en/how-all-this-works.md'),
  'narrative-planning': () => import('contract/guides/en/narrative-planning.md'),
  'college-planning': () => import('contract/guides/en/college-planning.md'),
  'application-essays': () => import('contract/guides/en/application-essays.md'),
  'extracurricular-planning': () => import('contract/guides/en/extracurricular-planning.md'),
  'letters-of-recommendation': () => import('contract/guides/en/letters-of-recommendation.md'),
  'interview-planning': () => import('contract/guides/en/interview-planning.md'),
  testing: () => import('contract/guides/en/testing.md'),
};
