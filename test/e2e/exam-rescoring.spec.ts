import type { FormRevision } from '../../contract/exam-forms';
import type { ExamResource } from '../../contract/exams';
import { examEntry } from '../../src/modules/exams/entries/exam-entry.decider';
import { streamOf } from '../../src/platform/dispatch/dispatcher';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import { History } from '../../src/platform/history/history';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { anExam, enter } from '../support/exams';

const FORM = 'sat-may-2017';
const STUDENTS = 15;

let app: TestApp;
let admin: User;
const entered: { readonly student: User; readonly id: string }[] = [];

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  for (let number = 0; number < STUDENTS; number++) {
    const student = await app.user('student', `Student${'abcdefghijklmnop'[number]}`);
    entered.push({ student, id: await enter(app, student, student, anExam('SAT')) });
  }
  await app.settled();
});

afterAll(() => app.dispose());

function stopRescoringAfter(entries: number) {
  const store = app.app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  let appended = 0;
  return jest.spyOn(store, 'append').mockImplementation(async (stream, ...rest) => {
    if (stream.startsWith('exam-entry-') && ++appended > entries) throw new Error('The process ended here.');
    return append(stream, ...rest);
  });
}

const newest = async () => {
  const { body } = await app.call('get', `/exams/forms/${FORM}/revisions`, admin).expect(200);
  return (body as { data: FormRevision[] }).data[0]!;
};

const scoredAgain = async (entryId: string) => {
  const events = await app.app.get(History).read(streamOf(examEntry, entryId));
  return events.filter(({ type, data }) => type === 'ExamScored' && data.cause === 'form-changed').length;
};

it('the rescoring resumes after an interruption and scores nothing twice', async () => {
  const broken = stopRescoringAfter(4);
  const change = { what: 'answer', section: 1, question: 1, answers: ['B', 'C', 'D'] };
  await app
    .call('post', `/exams/forms/${FORM}/corrections`, admin)
    .send({ change, reason: 'Three letters are right.', revision: 1 })
    .expect(201);
  const counts = () => Promise.all(entered.map(({ id }) => scoredAgain(id)));
  await eventually(counts, (found) => found.filter((count) => count === 1).length === 4);
  expect((await newest()).attributes.rescoring.state).not.toBe('done');

  broken.mockRestore();
  const { attributes } = await eventually(
    newest,
    (revision) => revision.attributes.rescoring.state === 'done',
    30_000,
  );
  expect(attributes.rescoring).toMatchObject({ done: STUDENTS, entries: STUDENTS });
  expect(await counts()).toEqual(Array(STUDENTS).fill(1));
  await app.settled();
  for (const { student, id } of entered) {
    const { body } = await app.call('get', `/exams/${id}`, student).set('studentid', student.id).expect(200);
    expect((body as { data: ExamResource }).data.attributes.formRevision).toBe(Number((await newest()).id));
  }
});
