import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');
const files = (readdirSync(SOURCES, { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx') && !file.startsWith('test/'),
);
const withText = (text: RegExp) =>
  files.filter((file) => text.test(readFileSync(join(SOURCES, file), 'utf8'))).sort();

/** Forms without a warning before they are left, each with the reason. */
const FREE: Readonly<Record<string, string>> = {
  'features/auth/RequestReset.tsx': 'An address is all that it holds.',
  'features/auth/SecondStep.tsx': 'A code is all that it holds, and the next one comes soon.',
  'features/auth/SignInPage.tsx': 'What it holds is typed by heart, or by the browser.',
  'features/auth/TwoStepSetup.tsx': 'A code is all that it holds, and the next one comes soon.',
  'features/survey/BasicStep.tsx': 'The survey is kept as it is typed.',
  'features/video-room/EnterRoom.tsx': 'A name is all that it holds.',
};

/** Forms that are not built with the shared `Form`, which has the warning, each with the reason. */
const OWN: Readonly<Record<string, string>> = {
  'domain/messages/Composer.tsx': 'What is typed is kept as a draft.',
  'features/admin-tasks/EditTaskPage.tsx': 'It searches.',
  'features/dashboard/GradeForm.tsx': 'It is one choice.',
  'features/sessions/PublishForm.tsx': 'It is one time.',
};

/** Forms that take long to fill in and therefore need a draft. */
const DRAFTS = [
  'features/admin-tasks/EditTask.tsx',
  'features/admin-tasks/NewTaskPage.tsx',
  'features/sessions/useChanges.tsx',
  'features/student-tasks/CustomTaskForm.tsx',
  'features/threads/ThreadList.tsx',
];

it('every form warns before it is left, with listed exceptions', () => {
  expect(withText(/asks=\{false\}/)).toEqual(Object.keys(FREE).sort());
  const own = withText(/<form\b/).filter((file) => file !== 'shared/form/Form.tsx');
  expect(own).toEqual(Object.keys(OWN).sort());
});

it('every long form stores a draft', () => {
  const drafted = withText(/\bdraft(=|:)/).filter((file) => !file.startsWith('shared/'));
  expect(drafted).toEqual(expect.arrayContaining(DRAFTS));
});
