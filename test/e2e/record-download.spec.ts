import { enter, anExam } from '../support/exams';
import { dateInNewYork } from '../../src/platform/new-york';
import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { Catalogue } from '../support/colleges';
import { textOf } from '../support/pdf-text';

let app: TestApp;
let admin: User;
let counselor: User;
let student: User;
let stranger: User;

beforeAll(async () => {
  ({ app, admin, counselor, student, stranger } = await startWithFixtures());
  await new Catalogue(app).add('6001', 'Harbor College');
});

afterAll(() => app.dispose());

async function download(user = student, of = student, query = '') {
  const path = `/student/record/${of.id}/download${query}`;
  const { body, headers } = await app.call('get', path, user).responseType('blob').expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="record.pdf"');
  return textOf(body as Uint8Array);
}

const post = (path: string, body: object) => app.call('post', path, student).send(body);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

it('the record PDF names what is still empty', async () => {
  const { pages } = await download(stranger, stranger);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(
    'Nothing recorded yet: Majors, Favorites, Notes, Activities, Honors, Coursework, Tests, and Colleges.',
  );
});

it('the record PDF has all that is recorded, on tagged pages with a footer', async () => {
  await app
    .call('patch', '/users/profile', student)
    .send({ grade: '11th', pronoun: 'She/her', city: 'Keene', state: 'NH' })
    .expect(200);
  await post('/users/about', {
    ...{ gpa: 3.8, gpaScale: 4, classRank: 12, classSize: 240 },
    ...{ highSchoolName: 'Lycée Łódź', highSchoolSize: 960, highSchoolType: 'Public' },
    orderedMajorChoices: { major1: 'Biology', major2: 'Chemistry', major3: 'History' },
    orderedFavorites: { favorite1: 'Tide pools', favorite2: 'Old maps' },
    notes: 'My brother 李 went there.',
  });
  for (const title of ['Choir', 'Chess']) {
    await post('/users/extra-curricular', {
      ...{ title, description: `All of ${title}.`, startYear: '2024', endYear: '2026' },
      ...{ weeksPerYear: 30, hoursPerWeek: 40 },
    });
  }
  await post('/users/honors', {
    ...{ title: 'Best in Show', description: 'Of twelve.', type: 'Local', dateReceived: '2026-05-02' },
  });
  await post('/users/course', { name: 'Calculus', gradeYear: '11th', semesterGrades: { semester2: 'A-' } });
  const scores = { english: 30, math: 30, reading: 31, science: 31 };
  await post('/users/test', { type: 'ACT', dateTaken: '2026-02-14', scores });
  await post('/users/bookmark', { ceeb_code: '6001', state: 'NY', status: 'applying' });

  const { title, tagged, pages } = await download();
  expect(title).toMatch(/^Maya /);
  expect(tagged).toBe(true);
  const whole = pages.join(' ');
  for (const part of [
    'She/her',
    'Keene, NH',
    student.email,
    '11th grade',
    'Lycée Łódź, Public, 960 students',
    '3.8 of 4',
    '12 of 240',
    'Biology',
    'Old maps',
    'My brother □ went there.',
    '1. Chess',
    '2. Choir',
    'All of Choir.',
    '2024 – 2026 · 40 h × 30 weeks = 1,200 h a year',
    'Best in Show',
    'Local · May 2, 2026',
    'Of twelve.',
    'Course Year Semester 1 Semester 2 Calculus 11th – A-',
    'ACT 31',
    'February 14, 2026',
    'English 30, Math 30, Reading 31, Science 31',
    'Harbor College',
    'Applying',
  ]) {
    expect(whole).toContain(part);
  }
  expect(whole).not.toContain('Nothing recorded yet');
  pages.forEach((page, index) => {
    expect(page).toContain(`${title} · ${day.format(new Date(dateInNewYork()))}`);
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  });
});

it('the record PDF is the same for all who may read it', async () => {
  const own = await download();
  expect(await download(counselor)).toEqual(own);
  expect(await download(admin)).toEqual(own);
  await app.call('get', `/student/record/${student.id}/download`, stranger).expect(403);
});

it('the record PDF has the documents asked for, with the applications', async () => {
  const asked = { ceebs: ['6001'], documents: ['transcript'] };
  await app.call('post', `/users/${student.id}/transcripts`, counselor).send(asked).expect(204);
  expect((await download()).pages.join(' ')).not.toContain('Transcript');
  const whole = (await download(student, student, '?applications=true')).pages.join(' ');
  expect(whole).toContain('Applying · Transcript: not sent');
});

it('the record PDF has applications only if the student adds them', async () => {
  await post('/users/bookmark', { ceeb_code: '6001', state: 'NY', status: 'applying' });
  await app
    .call('patch', `/users/${student.id}/applications/6001`, student)
    .send({ plan: 'ed', submittedOn: '2026-09-01', decision: 'admitted', decidedOn: '2026-09-15' })
    .expect(204);
  expect((await download()).pages.join(' ')).not.toContain('Early Decision');
  const whole = (await download(student, student, '?applications=true')).pages.join(' ');
  expect(whole).toContain(
    'Applied · Early Decision · submitted September 1, 2026 · Admitted, September 15, 2026',
  );
});

it('the record PDF has practice tests only if the student adds them', async () => {
  await enter(app, student, student, anExam('SAT'));
  const plain = (await download()).pages.join(' ');
  expect(plain).not.toContain('Practice, ');
  const whole = (await download(student, student, '?practice=true')).pages.join(' ');
  expect(whole).toMatch(/SAT \d+/);
  expect(whole).toContain('Practice, ');
  expect(whole).not.toContain('sample');
});
