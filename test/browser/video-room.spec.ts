import type { Locator } from 'playwright-core';
import { eventually } from '../support/eventually';
import { describeInBrowser } from './support/browser';
import { isFullRun } from '../support/test-level';
import { mediaServers } from './support/media-servers';
import { Caller, startVideoServer } from './support/video';

/** A page reports silence after four seconds, so the server must wait longer than that for a frozen client. */
const WAIT_SCALE = '0.6';
const STUDENT = 'Maya Torres';
const COUNSELOR = 'Daniel Reyes';

describeInBrowser.each(mediaServers)('a video room of $name', ({ env }) => {
  let server: Awaited<ReturnType<typeof startVideoServer>>;
  let student: Caller;
  let counselor: Caller;

  beforeAll(async () => {
    server = await startVideoServer({ booked: true }, { ...env, WAIT_SCALE });
    [student, counselor] = await Promise.all([
      Caller.at(server.url, 'student@demo.test'),
      Caller.at(server.url, 'counselor@demo.test'),
    ]);
  });

  afterEach(() => Promise.all([student, counselor].map((caller) => caller.hangUp())));

  afterAll(async () => {
    await Promise.all([student?.close(), counselor?.close()]);
    await server?.end();
  });

  const two = async () => {
    await Promise.all([student.join(server.room), counselor.join(server.room)]);
    const meet = async () => {
      await Promise.all([student.waitForCallWith(COUNSELOR), counselor.waitForCallWith(STUDENT)]);
      await Promise.all([student.seesMoving(COUNSELOR), counselor.seesMoving(STUDENT)]);
    };
    await meet();
    return meet;
  };

  it('shows a third person to both, and removes one who closes the page', async () => {
    const [admin] = await Promise.all([Caller.at(server.url, 'admin@demo.test'), two()]);
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
    await admin.close();
  });

  it('shows a shared screen, and each picture in any size', async () => {
    await two();
    await student.press('Share screen');
    await student.page.getByText('You’re sharing your screen').waitFor();
    await counselor.seesMoving(`${STUDENT} is sharing their screen`);
    await counselor.seesMoving(STUDENT);
    await student.press('Stop sharing');
    await counselor.page.getByText(`${STUDENT} is sharing their screen`).waitFor({ state: 'detached' });

    await counselor.press('Full screen');
    await counselor.press('Exit full screen');
    await counselor.page.getByRole('button', { name: 'Full screen' }).waitFor();

    const isApart = () => counselor.page.evaluate(() => document.pictureInPictureElement !== null);
    await counselor.press('Picture in picture');
    await eventually(isApart, (apart) => apart);
    await counselor.press('Picture in picture');
    await eventually(isApart, (apart) => !apart);
  });

  it('shows the palette and shortcuts above the stage, none after leaving', async () => {
    await two();
    const { page } = student;
    const isOnTop = (part: Locator) =>
      part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    const palette = page.getByRole('combobox', { name: 'Find anything' });
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const [keys, part] of [
      ['Control+k', palette],
      ['?', sheet],
    ] as const) {
      await page.keyboard.press(keys);
      await eventually(() => isOnTop(part), Boolean);
      await page.keyboard.press('Escape');
      await part.waitFor({ state: 'detached' });
    }
    await student.press('Full screen');
    await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
    await page.keyboard.press('Control+k');
    await eventually(() => isOnTop(palette), Boolean);
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });

    await student.press('Leave Room');
    await page.getByRole('region', { name: 'You left the room.' }).waitFor();
    await page.getByRole('link', { name: 'My Sessions' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'My Sessions' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('notices a sleeping machine, and reconnects it when it wakes', async () => {
    const meet = await two();
    await student.sleep();
    await counselor.page.getByText(`We can’t see or hear ${STUDENT} right now.`).waitFor();
    await counselor.page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    student.wake();
    await meet();
  });

  it('has a chat before the other one comes, with a notice if closed', async () => {
    const composerOf = ({ page }: Caller) => page.getByRole('textbox', { name: /^Message to / });
    await student.join(server.room);
    await composerOf(student).waitFor();
    await student.press('Close chat');
    await counselor.join(server.room);
    await composerOf(counselor).fill('Are you there?');
    await composerOf(counselor).press('Enter');
    await student.page.getByRole('button', { name: /^Chat, \d+ new messages?$/ }).click();
    await student.page.getByText('Are you there?').last().waitFor();
    await student.press('Leave Room');
    await student.page.getByRole('region', { name: 'You left the room.' }).waitFor();
    await student.page.getByRole('link', { name: 'My Sessions' }).last().click();
    await student.page.getByRole('heading', { level: 1, name: 'My Sessions' }).waitFor();
  });

  it.each(isFullRun ? (['SIGKILL', 'SIGTERM'] as const) : (['SIGKILL'] as const))(
    'is entered again by both when the server is back after %s',
    async (signal) => {
      const meet = await two();
      await server.restart(signal);
      await meet();
      await student.press('Stop camera');
      await counselor.page.getByText('User disabled video.').waitFor();
    },
  );
});
