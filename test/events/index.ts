import { collegeSamples } from './colleges.samples';
import { identitySamples } from './identity.samples';
import { messagingSamples } from './messaging.samples';
import { notificationSamples } from './notifications.samples';
import { projectorSamples } from './projector.samples';
import { savedCollegeSamples } from './saved-colleges.samples';
import { taskSamples } from './tasks.samples';
import { testScoreSamples } from './test-scores.samples';
import { threadSamples } from './threads.samples';

export { olderSamples } from './older.samples';

export const samplesOfToday = {
  ...collegeSamples,
  ...identitySamples,
  ...messagingSamples,
  ...notificationSamples,
  ...projectorSamples,
  ...savedCollegeSamples,
  ...taskSamples,
  ...testScoreSamples,
  ...threadSamples,
};
