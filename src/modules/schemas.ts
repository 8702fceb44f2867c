// What each module stores. Tools and threads load only this, and none of the routes.
export { collegesSchema } from './colleges/colleges.schema';
export { entitlementsSchema } from './entitlements/entitlements.schema';
export { examEntriesSchema } from './exams/entries/exam-entries.schema';
export { examFormsSchema } from './exams/forms/exam-forms.schema';
export { examEntryImportsSchema } from './exams/entry-imports/exam-entry-imports.schema';
export { identitySchema } from './identity/identity.schema';
export { messagingSchema } from './messaging/messaging.schema';
export { notificationsSchema } from './notifications/notifications.schema';
export { parentsSchema } from './identity/parents/parents.schema';
export { paymentsSchema } from './payments/payments.schema';
export { profileSchema } from './profile/profile.schema';
export { savedCollegesSchema } from './colleges/saved-colleges.schema';
export { savedFiltersSchema } from './saved-filters/saved-filters.schema';
export { sessionsSchema } from './sessions/sessions.schema';
export { surveySchema } from './survey/survey.schema';
export { tasksSchema } from './tasks/tasks.schema';
export { threadsSchema } from './threads/threads.schema';
