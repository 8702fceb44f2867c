import { createRequire } from 'node:module';
import { eventually } from '../support/eventually';
import { describeInBrowser } from './support/browser';
import { violations } from './support/axe';
import { Caller, startVideoServer } from './support/video';

jest.setTimeout(240_000);

const STUDENT = 'Maya Torres';
const COUNSELOR = 'Daniel Reyes';

interface Way {
  readonly name: string;
  readonly loss: number;
  readonly env: Readonly<Record<string, string>>;
}

const ways: Way[] = [
  { name: 'the built-in server', loss: 0, env: { MEDIA_SERVER: 'werift' } },
  { name: 'the built-in server that loses 5 % of all packets', loss: 0.05, env: { MEDIA_SERVER: 'werift' } },
];

if (hasMediasoup()) ways.push({ name: 'mediasoup', loss: 0, env: { MEDIA_SERVER: 'mediasoup' } });
else
  process.stderr.write(
    'The package mediasoup is not installed: video is tried with the built-in server alone.\n',
  );

function hasMediasoup(): boolean {
  try {
    return Boolean(createRequire(__filename).resolve('mediasoup'));
  } catch {
    return false;
  }
}

describeInBrowser.each(ways)('two people in a room of $name', ({ loss, env }) => {
  let server: Awaited<ReturnType<typeof startVideoServer>>;
  const callers: Caller[] = [];

  beforeAll(async () => {
    server = await startVideoServer(loss, env);
  });

  afterAll(async () => {
    await Promise.all(callers.map((caller) => caller.close()));
    await server?.end();
  });

  const callerAt = async (email: string) => {
    const caller = await Caller.at(server.url, email);
    callers.push(caller);
    return caller;
  };

  it('see and hear each other, through toggles and a lost connection, until they leave', async () => {
    const [student, counselor] = await Promise.all([
      callerAt('student@demo.test'),
      callerAt('counselor@demo.test'),
    ]);
    await Promise.all([student.join(server.room), counselor.join(server.room)]);
    await Promise.all([student.speaksWith(COUNSELOR), counselor.speaksWith(STUDENT)]);
    await Promise.all([student.seesMoving(COUNSELOR), counselor.seesMoving(STUDENT)]);
    expect(await violations(student.page)).toEqual([]);

    await student.press('Stop camera');
    await counselor.page.getByText('User disabled video.').waitFor();
    await student.press('Start camera');
    await counselor.page.getByText('User disabled video.').waitFor({ state: 'detached' });
    await counselor.seesMoving(STUDENT);

    await student.press('Mute');
    await counselor.page.getByText(`${STUDENT} is muted`).waitFor();
    await student.press('Unmute');
    await counselor.page.getByText(`${STUDENT} is muted`).waitFor({ state: 'detached' });
    await counselor.page.getByText(`${STUDENT} is speaking`).first().waitFor({ state: 'attached' });

    const composer = student.page.getByRole('textbox', { name: /^Message to / });
    await composer.fill('Can you see me?');
    await composer.press('Enter');
    await counselor.page.getByText('Can you see me?').last().waitFor();

    await student.context.setOffline(true);
    await student.page.getByRole('heading', { name: /^The connection was lost/ }).waitFor();
    // How long it lasts is what is tried: nothing happens meanwhile that could be waited for.
    await student.page.waitForTimeout(3_000);
    await student.context.setOffline(false);
    await Promise.all([student.speaksWith(COUNSELOR), counselor.speaksWith(STUDENT)]);
    await Promise.all([student.seesMoving(COUNSELOR), counselor.seesMoving(STUDENT)]);

    await student.press('Leave Room');
    await student.page.getByText('You have left the room.').waitFor();
    await counselor.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    expect(await student.records()).toBe(false);
    await counselor.press('Leave Room');
    expect(await counselor.records()).toBe(false);
  });

  it('see the third one, and are seen; who closes the page is gone', async () => {
    const [student, counselor, admin] = await Promise.all([
      callerAt('student@demo.test'),
      callerAt('counselor@demo.test'),
      callerAt('admin@demo.test'),
    ]);
    await Promise.all([student.join(server.room), counselor.join(server.room)]);
    await admin.page.goto('/lobby');
    await admin.page.getByRole('textbox', { name: 'Room Id' }).fill(server.room);
    await admin.press('JOIN');
    await admin.page.getByText(`${STUDENT} is in the room`).waitFor();
    await admin.press('Join without camera');
    await Promise.all([admin.seesMoving(STUDENT), admin.seesMoving(COUNSELOR)]);
    await student.page.getByRole('heading', { name: /\(admin\)/ }).waitFor();
    await student.page.getByText('User disabled video.').waitFor();

    await counselor.page.goto('about:blank');
    await eventually(
      () => student.page.getByRole('heading', { name: /^You are speaking with/ }).innerText(),
      (heading) => !heading.includes(COUNSELOR),
    );
  });
});
