import type { Block } from '../document';

/** Guides in the order in which the page lists them. */
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

/** A placeholder for the product's name in guides. */
export const PRODUCT = '{product}';

export interface GuidesCalls {
  'GET /guides/{guide}/download': { file: 'application/pdf' };
}
