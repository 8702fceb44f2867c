import type { BrowserContext } from 'playwright-core';
import type { ResponseOf } from '../../../contract/calls';
import { MAX_REMINDERS } from '../../../contract/tasks';

const CEEB = '9876';
const MANY = 200;

const word = (length: number) => 'W'.repeat(length);

async function callsOf(context: BrowserContext) {
  const { request } = context;
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
  const headers = { token };
  const get = async <Call extends 'GET /users/profile' | 'GET /v2/tasks/all'>(call: Call) =>
    (await (await request.get(call.replace('GET ', '/api'), { headers })).json()) as ResponseOf<Call>;
  const write =
    (method: 'post' | 'patch') =>
    async (path: string, data: object): Promise<{ id: string }> => {
      const answer = await request[method](`/api${path}`, { headers, data });
      if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
      return JSON.parse((await answer.text()) || '{}') as { id: string };
    };
  return { get, post: write('post'), patch: write('patch') };
}

/** Writes the longest texts that a student and staff may write, and two hundred tasks. */
export async function writeLongest(
  student: BrowserContext,
  counselor: BrowserContext,
  admin: BrowserContext,
): Promise<Record<'studentId' | 'counselorId' | 'taskId', string>> {
  const [own, staff, platform] = await Promise.all([callsOf(student), callsOf(counselor), callsOf(admin)]);
  const studentId = (await own.get('GET /users/profile')).data.id;
  const counselorId = (await staff.get('GET /users/profile')).data.id;
  await platform.post('/colleges/college', {
    ceeb_code: CEEB,
    name: word(120),
    about: word(5000),
    state: 'NY',
    location: word(120),
    division: word(60),
    school_type: word(60),
    fac_stu: word(20),
    status: 'published',
  });
  await platform.post('/colleges/deadlines', {
    ceeb: CEEB,
    ea_deadline: inDays(9),
    reg_deadline: inDays(40),
  });
  await own.patch('/users/profile', {
    first_name: word(30),
    last_name: word(30),
    city: word(30),
    gender: word(30),
  });
  await own.post('/users/about', {
    highSchoolName: word(100),
    highSchoolSize: 100_000,
    highSchoolType: 'Public',
    notes: word(255),
  });
  await own.post('/users/extra-curricular', {
    title: word(30),
    description: word(255),
    startYear: '2020',
    endYear: '2024',
    weeksPerYear: 52,
    hoursPerWeek: 168,
  });
  await own.post('/users/course', { name: word(30), gradeYear: '9th', semesterGrades: { semester1: 'A+' } });
  for (const ceeb_code of [CEEB, '3434'])
    await own.post('/users/bookmark', { ceeb_code, status: 'applying' });
  const tasks = async () => (await own.get('GET /v2/tasks/all')).data;
  const names = Array.from({ length: MANY }, (_, index) => `${index}`.padStart(3, '0') + word(47));
  for (const [index, name] of names.entries())
    if (index < MAX_REMINDERS)
      await own.post('/v2/tasks/reminders', {
        name,
        notes: word(10_000),
        due_date: inDays(index % 60),
      });
    else {
      const texts = { description: word(2000), importance: word(10_000), notes: word(10_000) };
      const { id } = await staff.post('/v2/tasks', { type: 'custom', name, ...texts });
      await staff.post(`/v2/tasks/custom/${id}/batches`, { students: [{ user_id: studentId }] });
    }
  await staff.post('/messages', { content: word(5000), sentTo: studentId });
  await own.post('/messages', { content: word(5000), sentTo: counselorId });
  const taskId = (await tasks()).find(({ attributes }) => attributes.name === names.at(-1))!.id;
  return { studentId, counselorId, taskId };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
