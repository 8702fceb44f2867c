import type { Block } from '../document';

export const GUIDES = [
  'how-all-this-works',
  'narrative-planning',
  'college-planning',
  'application-essays',
  'extracurricular-planning',
  'letters-of-recommendation',
  'interview-planning',
  'testing',
] as const;
export type GuideName = (typeof GUIDES)[number];

export interface Guide {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const PRODUCT = '{product}';

export interface GuidesCalls {
  'GET /guides/{guide}/download': { file: 'application/pdf' };
}
