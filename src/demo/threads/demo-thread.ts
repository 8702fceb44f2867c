import type { ThreadFields } from '../../../contract/threads';

export interface DemoThread extends ThreadFields {
  readonly author: 'counselor' | 'admin';
}

/** Paragraphs of one thread. */
export const text = (...paragraphs: readonly string[]) => paragraphs.join('\n\n');
