import { collegeSamples } from './colleges.samples';
import { entitlementSamples } from './entitlements.samples';
import { examEntryImportSamples } from './exam-entry-imports.samples';
import { examEntrySamples } from './exam-entries.samples';
import { examFormSamples } from './exam-forms.samples';
import { identitySamples } from './identity.samples';
import { jobSamples } from './jobs.samples';
import { messagingSamples } from './messaging.samples';
import { notificationSamples } from './notifications.samples';
import { parentsSamples } from './parents.samples';
import { paymentSamples } from './payments.samples';
import { projectorSamples } from './projector.samples';
import { recordSamples } from './record.samples';
import { retentionSamples } from './retention.samples';
import { recordViewSamples } from './record-views.samples';
import { rosterImportSamples } from './roster-imports.samples';
import { savedCollegeSamples } from './saved-colleges.samples';
import { savedFilterSamples } from './saved-filters.samples';
import { sessionSamples } from './sessions.samples';
import { signInSamples } from './sign-in.samples';
import { surveySamples } from './survey.samples';
import { taskSamples } from './tasks.samples';
import { threadSamples } from './threads.samples';

export { olderSamples } from './older.samples';

export const samplesOfToday = {
  ...collegeSamples,
  ...entitlementSamples,
  ...examEntryImportSamples,
  ...examEntrySamples,
  ...examFormSamples,
  ...identitySamples,
  ...jobSamples,
  ...messagingSamples,
  ...notificationSamples,
  ...parentsSamples,
  ...paymentSamples,
  ...projectorSamples,
  ...recordSamples,
  ...retentionSamples,
  ...recordViewSamples,
  ...rosterImportSamples,
  ...savedCollegeSamples,
  ...savedFilterSamples,
  ...sessionSamples,
  ...signInSamples,
  ...surveySamples,
  ...taskSamples,
  ...threadSamples,
};
