import { randomUUID } from 'node:crypto';
import type { ContactResource } from '../contract/messaging';
import type { TaskAssignmentResource } from '../contract/tasks';
import type { Call, SoakPerson } from './soak-person';

type Action = () => Call;
type Listed = { readonly data: readonly { readonly id: string }[] };

const any = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)]!;

/** Returns the actions of a role; frequent ones are listed several times. */
export async function actionsOf(person: SoakPerson): Promise<readonly Action[]> {
  const idsAt = async (path: string) =>
    ((await person.call('GET', path)).body as Listed).data.map(({ id }) => id);
  const lastingTasks = async () => {
    const tasks = (await person.call('GET', '/v2/tasks/all')).body as { data: TaskAssignmentResource[] };
    return tasks.data.filter(isLasting).map(({ id }) => id);
  };
  const known = ((await person.call('GET', '/messages/contacts')).body as { data: ContactResource[] }).data;
  const contacts = known.filter(({ attributes }) => attributes.mayWrite).map(({ id }) => id);
  const reading = (...paths: readonly string[]): Action[] =>
    paths.map(
      (path) =>
        function read() {
          return ['GET', path];
        },
    );
  const everyday: Action[] = [
    ...reading(
      '/users/profile',
      '/messages/contacts',
      '/messages/unread',
      '/threads/all',
      '/users/list-access',
    ),
    ...reading('/colleges/all?pageSize=20&currentPage=2', '/colleges/search?search=college'),
    ...(contacts.length === 0
      ? []
      : [
          function readMessages(): Call {
            return ['GET', `/messages/sendee/${any(contacts)}`];
          },
          function write(): Call {
            return ['POST', '/messages', { content: `Hello ${randomUUID()}`, sentTo: any(contacts) }];
          },
        ]),
  ];
  if (person.role === 'student')
    return [...everyday, ...(await actionsOfStudent(reading, idsAt, lastingTasks))];
  if (person.role === 'admin') return [...everyday, ...actionsOfAdmin(reading)];
  if (person.role === 'exam_admin') return everyday;
  return [...everyday, ...(await actionsOfCounselor(reading, idsAt))];
}

const isLasting = ({ relationships }: TaskAssignmentResource) => relationships.college.data === null;

type Reading = (...paths: readonly string[]) => Action[];
type IdsAt = (path: string) => Promise<string[]>;

async function actionsOfStudent(
  reading: Reading,
  idsAt: IdsAt,
  lastingTasks: () => Promise<string[]>,
): Promise<Action[]> {
  const assignments = await lastingTasks();
  const colleges = await idsAt('/colleges/all?pageSize=50&currentPage=1');
  return [
    ...reading('/v2/tasks/all', '/v2/tasks/all', '/users/saved-colleges', '/notifications', '/users/test'),
    function complete() {
      return ['PATCH', `/v2/tasks/student/${any(assignments)}`, { completed_date: new Date().toISOString() }];
    },
    function reopen() {
      return ['PATCH', `/v2/tasks/student/${any(assignments)}`, { completed_date: null }];
    },
    function saveCollege() {
      const status = any(['interested', 'applying', 'applied']);
      return ['POST', '/users/bookmark', { ceeb_code: any(colleges), status }];
    },
    function seeAll() {
      return ['PATCH', '/notifications/seen', {}];
    },
  ];
}

async function actionsOfCounselor(reading: Reading, idsAt: IdsAt): Promise<Action[]> {
  const students = await idsAt('/users/list-access');
  return [
    ...reading('/v2/tasks/all'),
    function readTasks() {
      return ['GET', `/v2/tasks/${any(students)}`];
    },
    function createTask() {
      return ['POST', '/v2/tasks', { name: `Task ${randomUUID().slice(0, 8)}`, type: 'custom' }];
    },
  ];
}

const actionsOfAdmin = (reading: Reading): Action[] => [
  ...reading(
    '/admin/audit',
    '/admin/all?role=student',
    '/admin/entities',
    '/admin/projections',
    '/v2/tasks/all',
  ),
];
