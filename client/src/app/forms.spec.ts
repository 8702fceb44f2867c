import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');
const files = (readdirSync(SOURCES, { recursive: true }) as string[]).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx') && !file.startsWith('test/'),
);
const withText = (text: RegExp) =>
  files.filter((file) => text.test(readFileSync(join(SOURCES, file), 'utf8'))).sort();

const WITHOUT_WARNING: Readonly<Record<string, string>> = {
  'features/auth/RequestResetPage.tsx': 'It contains only an address.',
  'features/auth/SecondStep.tsx': 'It contains only a code, which is valid for seconds.',
  'features/auth/SignInPage.tsx': 'Users know its values, or the browser fills them in.',
  'features/auth/SignUpLink.tsx': 'It contains only a link, which is pasted.',
  'features/auth/TwoStepSetup.tsx': 'It contains only a code, which is valid for seconds.',
  'features/survey/BasicStep.tsx': 'The survey is stored while it is typed.',
  'features/video-room/LobbyPage.tsx': 'It contains only a name.',
};

const WITHOUT_SHARED_FORM: Readonly<Record<string, string>> = {
  'domain/messages/Composer.tsx': 'The typed text is stored as a draft.',
  'features/admin-tasks/EditTaskPage.tsx': 'It is a search field.',
  'features/dashboard/FirstSteps.tsx': 'It contains only a choice.',
  'features/sessions/SchedulePage.tsx': 'It contains only a time.',
};

const DRAFTS = [
  'features/admin-tasks/EditTask.tsx',
  'features/admin-tasks/NewTaskPage.tsx',
  'features/sessions/useChanges.tsx',
  'features/student-tasks/CustomTask.tsx',
  'features/threads/ThreadList.tsx',
];

it('every form warns before it is left, with listed exceptions', () => {
  expect(withText(/asks=\{false\}/)).toEqual(Object.keys(WITHOUT_WARNING).sort());
  const own = withText(/<form\b|as="form"/).filter((file) => file !== 'shared/form/Form.tsx');
  expect(own).toEqual(Object.keys(WITHOUT_SHARED_FORM).sort());
});

it('every long form stores a draft', () => {
  const drafted = withText(/\bdraft(=|:)/).filter((file) => !file.startsWith('shared/'));
  expect(drafted).toEqual(expect.arrayContaining(DRAFTS));
});
