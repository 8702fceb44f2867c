import { once } from 'node:events';
import { connect } from 'node:net';
import { access as accessView, accessId } from '../../projections/identity/access';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { Jobs } from '../../src/platform/jobs/jobs';
import { Projector } from '../../src/platform/projector/projector';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { access } from '../../src/modules/identity/access/access.decider';
import { TestApp } from '../support/app';
import { eventually } from '../support/eventually';

let app: TestApp;

beforeEach(async () => {
  app = await TestApp.start();
});

afterEach(() => app.dispose());

const refuses = () =>
  eventually(
    () =>
      fetch(app.url).then(
        () => false,
        () => true,
      ),
    (refused) => refused,
  );

describe('an application that is stopping', () => {
  it('finishes a job that waits for the views to show what it wrote', async () => {
    const jobs = app.app.get(Jobs);
    const dispatcher = app.app.get(Dispatcher);
    const projector = app.app.get(Projector);
    let begin: () => void;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    jobs.handle('write-on', async () => {
      begin();
      await refuses();
      for (let number = 0; number < 20; number++) {
        const entry = { staffId: 'staff', studentId: `student-${number}`, reason: 'registration' } as const;
        const id = accessId(entry.staffId, entry.studentId);
        await dispatcher.dispatch(access, id, 'GrantAccess', entry);
        await projector.caughtUp(accessView);
      }
    });
    const id = await runInContext(
      { actor: SYSTEM, correlationId: 'test', written: new WrittenPositions() },
      () => jobs.add('write-on', {}),
    );
    await begun;
    await app.stop();

    app = await TestApp.start(app.dataDir);
    expect(await app.app.get(Jobs).status(id)).toMatchObject({ state: 'completed' });
  });

  it('does not wait for a connection that never sent a request', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const ended = once(socket, 'close');
    await app.stop();
    await ended;
  });

  it('answers a request still being sent, then closes its connection', async () => {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const body = JSON.stringify({ email: 'nobody@demo.test', password: 'unknown-password' });
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    );
    await fetch(app.url);
    const ended = once(socket, 'close');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    const stopped = app.stop();
    await refuses();
    socket.write(body.slice(10));
    await Promise.all([stopped, ended]);
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
  });
});
