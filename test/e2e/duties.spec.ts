import type { AccessEvents } from '../../src/modules/identity/access/access.events';
import { JOB_QUEUE, type JobQueue } from '../../src/platform/jobs/job-queue';
import { Leadership } from '../../src/platform/projector/leadership';
import { Reactor, REACTOR } from '../../src/platform/reactor/reactor';
import { LIVE_FEED, LiveFeed } from '../../src/platform/realtime/live-feed';
import { TestApp } from '../support/app';
import { eventually } from '../support/eventually';

const fail = () => {
  throw new Error('A server is away.');
};

it('an application is ready once it has given up its failing duties', async () => {
  const app = await TestApp.start(undefined, { LOG_LEVEL: 'silent' });
  const failing = async () => {
    const { problems } = (await (await fetch(`${app.url}/readyz`)).json()) as {
      problems: { check: string }[];
    };
    const checks = problems.map(({ check }) => check);
    return checks.filter((check) => check !== 'job queue').sort();
  };
  try {
    const [counselor, student] = [await app.user('counselor', 'Cole'), await app.user('student', 'Maya')];
    app.app.get(LiveFeed).on<AccessEvents>({ AccessGranted: fail }, []);
    app.app.get(Reactor).on<AccessEvents>({ AccessGranted: () => ({ job: 'tell', data: {} }) });
    await app.app.get<JobQueue>(JOB_QUEUE).close();
    await app.grantAccess(counselor, student);
    await eventually(failing, (checks) => checks.join() === 'live,reactions', 15_000);
    await Promise.all([LIVE_FEED, REACTOR].map((duty) => app.app.get(Leadership).resign(duty)));
    expect(await failing()).toEqual([]);
  } finally {
    await app.dispose();
  }
});
