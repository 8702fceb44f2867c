import { applyingThreads } from './applying';
import { decidingThreads } from './deciding';
import type { DemoThread } from './demo-thread';
import { planningThreads } from './planning';

/** In the order in which they were published. */
export const demoThreads: readonly DemoThread[] = [
  ...planningThreads,
  ...applyingThreads,
  ...decidingThreads,
];
