import { randomUUID } from 'node:crypto';
import type supertest from 'supertest';
import { FINISH_UNDO } from '../../src/modules/undo/undo';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext } from '../../src/platform/http/request-context';
import { Jobs } from '../../src/platform/jobs/jobs';
import { dateInNewYork } from '../../src/platform/new-york';
import type { User } from '../support/app';
import { endsAfter } from '../support/broken-off';
import { anExam, codeOf } from '../support/exams';
import { meanwhile } from '../support/interleaved';
import { task } from '../support/task-calls';
import {
  admin,
  startAgain,
  app,
  assign,
  call,
  counselor,
  create,
  idOf,
  madeId,
  ok,
  withOwnApp,
  own,
  people,
  read,
  student,
  tasksOf,
  undo,
  type Method,
} from '../support/undoing';
import { sampled } from '../support/test-level';
import { ACTIONS, doAction } from '../support/undone-actions';

interface Race {
  readonly undone: () => supertest.Test;
  readonly others: (id: string) => Promise<unknown>;
}

async function atSteps(
  begin: () => Promise<Race>,
  then: (answer: supertest.Response) => Promise<void>,
  choose: (steps: readonly number[]) => readonly number[] = (steps) => steps,
) {
  const undoWith = async (step: number) => {
    await startAgain();
    const { undone, others } = await begin();
    const race = meanwhile(app, { [step]: others });
    const answer = await undone();
    race.over();
    return { answer, steps: race.steps() };
  };
  const { steps } = await undoWith(NEVER);
  for (const step of choose([...Array(steps).keys()])) await then((await undoWith(step)).answer);
  return steps;
}

const NEVER = -1;

describe('an undo from two tabs at once', () => {
  withOwnApp();

  it.each(Object.keys(ACTIONS))('happens once after a user %s', async (name) => {
    let expectBack: () => Promise<void>;
    const steps = await atSteps(
      async () => {
        const { by, request, ...act } = await doAction(name);
        expectBack = act.expectBack;
        return { undone: () => undo(by, request), others: () => ok(undo(by, request)) };
      },
      async ({ status }) => {
        expect(status).toBe(204);
        await expectBack();
      },
      (all) => sampled(all, 4, (step) => `${name} ${step}`),
    );
    expect(steps).toBeGreaterThan(0);
  });
});

const onExams = (method: Method, path: string, body?: object, by = counselor) =>
  call(by, method, path, body).set('studentid', student.id);
const exam = (dateTaken = dateInNewYork(-1)) => ({ ...anExam('SAT'), examCode: codeOf('SAT'), dateTaken });
const enter = (dateTaken?: string) => onExams('post', '/exams/student-entry', exam(dateTaken));
const datesOfExams = async () => {
  const { body } = await onExams('get', `/exams/student/${student.id}`);
  return (body as { data: { attributes: { dateTaken: string } }[] }).data
    .map(({ attributes }) => attributes.dateTaken)
    .sort();
};
const withId = (external_id: string, name: string) =>
  call(admin, 'post', '/v2/tasks', { ...task, type: 'standard', name, external_id });
const tasksWith = async (id: string) => {
  const { data } = (await read(admin, '/v2/tasks/all')) as {
    data: { attributes: { external_id: string | null; name: string } }[];
  };
  return data.flatMap(({ attributes }) =>
    attributes.external_id?.startsWith(id) ? attributes.external_id : [],
  );
};

interface UndoneAction {
  readonly by: User;
  readonly does: supertest.Test;
  readonly rival: () => supertest.Test;
  readonly places: () => Promise<readonly string[]>;
}

/** Actions that free something which only one user can have. */
const PLACES: Readonly<Record<string, () => Promise<UndoneAction>>> = {
  'removes an exam': async () => {
    const id = await madeId(enter());
    const does = onExams('delete', `/exams/student-entry/${id}`);
    return { by: counselor, does, rival: () => enter(), places: datesOfExams };
  },
  'moves an exam to another date': async () => {
    const id = await madeId(enter());
    const does = onExams('patch', `/exams/student-entry/${id}`, exam(dateInNewYork(-9)));
    return { by: counselor, does, rival: () => enter(), places: datesOfExams };
  },
  'deletes a task with an external id': async () => {
    const external_id = `left-${people}`;
    const taskId = await create(admin, { ...task, type: 'standard', external_id });
    return {
      by: admin,
      does: call(admin, 'delete', `/v2/tasks/${taskId}`),
      rival: () => withId(external_id, 'Rival'),
      places: () => tasksWith(external_id),
    };
  },
  'gives a task another external id': async () => {
    const id = `moved-${people}-`;
    const taskId = await create(admin, { ...task, type: 'standard', external_id: `${id}old` });
    return {
      by: admin,
      does: call(admin, 'patch', `/v2/tasks/${taskId}`, { external_id: `${id}new`, name: 'Other' }),
      rival: () => withId(`${id}old`, 'Rival'),
      places: () => tasksWith(id),
    };
  },
};

describe('something that only one user can have', () => {
  withOwnApp();

  it.each(Object.keys(PLACES))(
    'goes to one when an undo races with another claim, after a user %s',
    async (name) => {
      let places: UndoneAction['places'];
      let before: readonly string[];
      let left: readonly string[];
      let came: supertest.Response;
      const outcomes = new Set<number>();
      const steps = await atSteps(
        async () => {
          const taken = await PLACES[name]!();
          places = taken.places;
          before = await places();
          const request = idOf(await ok(taken.does));
          left = await places();
          const others = async () => (came = await taken.rival());
          return { undone: () => undo(taken.by, request), others };
        },
        async ({ status, body }) => {
          outcomes.add(status);
          const now = await places();
          expect(new Set(now).size).toBe(now.length);
          if (status === 204) {
            expect([came.ok, now]).toEqual([false, before]);
          } else {
            expect([came.ok, now]).toEqual([
              true,
              [...left, ...before].filter((one, at, all) => all.indexOf(one) === at).sort(),
            ]);
            expect(body).toMatchObject({
              statusCode: 409,
              message: expect.stringMatching(/nothing was undone/i),
            });
          }
        },
      );
      expect(steps).toBeGreaterThan(1);
      expect([...outcomes].sort()).toEqual([204, 409]);
    },
  );
});

describe('an undo of several things, one of which changes meanwhile', () => {
  withOwnApp();

  let students: readonly User[];
  const begin = async () => {
    const taskId = await own();
    students = [student, await app.user('student', `Zoe-${people}`)];
    const assignAll = () => assign(admin, taskId, { user_ids: students.map(({ id }) => id) });
    const request = idOf(await ok(assignAll()));
    const key = randomUUID();
    return { taskId, assignAll, undone: () => undo(admin, request, key), finish: () => finish(request, key) };
  };
  let completed: string;
  const set = (completed_date: string | null) =>
    ok(call(admin, 'patch', `/v2/tasks/student/${completed}`, { completed_date }));
  const complete = (id: string) => {
    completed = id;
    return set('2026-09-01');
  };
  const counts = () => Promise.all(students.map(async (one) => (await tasksOf(one)).length));
  const finish = async (request: string, key: string) => {
    const context = {
      actor: { id: admin.id, role: 'admin' },
      correlationId: 'test',
      written: new WrittenPositions(),
    };
    await runInContext(context, () => app.app.get(Jobs).run(FINISH_UNDO, { request, key }, 20_000));
    await app.settled();
  };

  it('undoes nothing and reports it, even when repeated later', async () => {
    for (const step of [0, 1]) {
      await startAgain();
      const { undone, finish } = await begin();
      const race = meanwhile(app, { [step]: complete });
      const { body } = await undone().expect(409);
      race.over();
      expect(body).toMatchObject({ code: 'changed-since' });
      expect(await counts()).toEqual([1, 1]);
      // Although nothing refuses it any more, the undo stays reversed.
      await set(null);
      await finish();
      await undone().expect(409);
      expect(await counts()).toEqual([1, 1]);
    }
  });

  it('reports a part that stays undone because a user has changed it', async () => {
    await startAgain();
    const { taskId, assignAll, undone } = await begin();
    const race = meanwhile(app, {
      1: complete,
      2: async () => {
        await ok(assignAll());
        for (const { id } of students) await ok(call(admin, 'delete', `/v2/tasks/${taskId}/student/${id}`));
      },
    });
    const { body } = await undone().expect(409);
    race.over();
    expect(body).toMatchObject({ code: 'partly-undone' });
  });

  it('reverts its partial undo even if its process dies', async () => {
    await startAgain();
    const { undone, finish } = await begin();
    const race = meanwhile(app, { 1: complete });
    const again = endsAfter(app, 2);
    await undone().expect(500);
    again();
    race.over();
    expect(await counts()).not.toEqual([1, 1]);
    await finish();
    expect(await counts()).toEqual([1, 1]);
  });
});
