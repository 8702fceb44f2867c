import { createApp } from '../../src/create-app';
import { Demonstration } from '../../src/demo/demonstration';
import { sessionRequest } from '../../src/modules/sessions/session-request.decider';
import { readConfig } from '../../src/platform/config/config';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { Views } from '../../src/platform/document-store/views';
import { History } from '../../src/platform/history/history';
import { Written } from '../../src/platform/history/written';
import { newId, runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { Media } from '../../src/platform/media/media';
import { WeriftServer } from '../../src/platform/media/werift/werift-server';
import { Projector } from '../../src/platform/projector/projector';
import { people } from '../../projections/people';

const SOON_MS = 60_000;

void main(Number(process.argv[2]));

/** A server with the demonstration, and a session of its student and counselor that begins in a minute; loses so many packets of streams. */
async function main(loss: number): Promise<void> {
  const app = await createApp(readConfig(process.env));
  await app.get(Demonstration).fill();
  if (loss > 0)
    await app
      .get(Media)
      .use(WeriftServer.open({ port: 0, announced: null, loses: () => Math.random() < loss }));
  const idOf = async (email: string) => {
    const [person] = await app.get(Views).find(people, { where: { email } });
    return person!.id;
  };
  const studentId = await idOf('student@demo.test');
  const counselorId = await idOf('counselor@demo.test');
  const start = new Date(Date.now() + SOON_MS).toISOString();
  const requestId = await runInContext(
    { actor: SYSTEM, correlationId: 'test', written: new Written() },
    async () => {
      const id = newId('session-request', start);
      const dispatcher = app.get(Dispatcher);
      const request = { requestId: id, studentId, start, minutes: 30, notes: '' } as const;
      await dispatcher.dispatch(sessionRequest, id, 'Request', request);
      await dispatcher.dispatch(sessionRequest, id, 'Assign', {
        counselorId,
        start,
        paid: true,
        reason: null,
      });
      return id;
    },
  );
  await app.get(Projector).reached(await app.get(History).head(), 20_000);
  await app.listen(0, '127.0.0.1');
  process.stdout.write(`${JSON.stringify({ url: await app.getUrl(), room: requestId })}\n`);
  process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
}
