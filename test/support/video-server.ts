import { createApp } from '../../src/create-app';
import { Demonstration } from '../../src/demo/demonstration';
import { readConfig } from '../../src/platform/config/config';
import { Views } from '../../src/platform/document-store/views';
import { Media } from '../../src/platform/media/media';
import { WeriftServer } from '../../src/platform/media/werift/werift-server';
import { people } from '../../projections/identity/people';
import { bookSession } from './booked-session';
import { shiftClock } from './shift-clock';
import type { VideoServerOptions } from './video-server-options';

void main(JSON.parse(process.argv[2]!) as VideoServerOptions);

async function main({ loss = 0, clockAheadMs = 0, booked = false }: VideoServerOptions): Promise<void> {
  shiftClock(clockAheadMs);
  const app = await createApp(readConfig(process.env));
  // Browsers trust the Date header, in which Node would send the real time.
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', async (_, reply) => void reply.header('date', new Date().toUTCString()));
  await app.get(Demonstration).fill();
  if (loss > 0) {
    let packets = 0;
    const isLost = () => ++packets % Math.round(1 / loss) === 0;
    await app.get(Media).use(WeriftServer.open({ port: 0, announced: null, loses: isLost }));
  }
  const idOf = async (email: string) => {
    const [person] = await app.get(Views).find(people, { where: { email } });
    return person!.id;
  };
  const room = booked
    ? await bookSession(app, {
        studentId: await idOf('student@demo.test'),
        counselorId: await idOf('counselor@demo.test'),
      })
    : '';
  await app.listen(process.env.PORT ?? 0, '127.0.0.1');
  process.stdout.write(`${JSON.stringify({ url: await app.getUrl(), room })}\n`);
  process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
}
