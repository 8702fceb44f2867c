import { eventually } from '../support/eventually';
import { describeInBrowser } from './support/browser';
import { violations } from './support/axe';
import { Caller, startVideoServer } from './support/video';

describeInBrowser('the lobby of a room', () => {
  let server: Awaited<ReturnType<typeof startVideoServer>>;
  const callers: Caller[] = [];

  beforeAll(async () => {
    server = await startVideoServer({ booked: true });
  });

  afterEach(() => Promise.all(callers.splice(0).map((caller) => caller.close())));

  afterAll(() => server?.end());

  const lobbyOf = async (allowed: boolean) => {
    const caller = await Caller.at(server.url, 'student@demo.test', { allowed });
    callers.push(caller);
    await caller.page.goto(`/lobby?roomId=${server.room}`);
    return caller;
  };

  it('shows a person’s picture and volume with the chosen devices', async () => {
    const student = await lobbyOf(true);
    const { page } = student;
    await student.seesMoving('Ready to join?');
    await page.getByText('We can hear you').waitFor();
    await student.press('Mute');
    await page.getByText('Your microphone is off').waitFor();
    await student.press('Unmute');
    await page.getByText('We can hear you').waitFor();

    for (const device of ['Camera', 'Microphone']) {
      const choice = page.getByLabel(device, { exact: true });
      const others = choice.locator('option:not(:checked)');
      const other = await others.last().innerText();
      await choice.selectOption(other);
      await eventually(
        () => choice.locator('option:checked').innerText(),
        (chosen) => chosen === other,
      );
    }
    await student.seesMoving('Ready to join?');
    await page.getByText('We can hear you').waitFor();
    expect(await student.records()).toBe(true);
    await student.press('JOIN');
    await page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    await student.seesMoving('You');
    await student.press('Leave Room');
    await page.getByText('You left the room.').waitFor();
    await student.recordsNoMore();
  });

  it('explains refused camera and microphone, and lets the person in', async () => {
    const student = await lobbyOf(false);
    const { page } = student;
    await page.getByText('Camera access is blocked in this browser.').waitFor();
    await page.getByText('Microphone access is blocked in this browser.').waitFor();
    await page.getByText(/^Click the icon to the left of the address bar/).waitFor();
    expect(await violations(page)).toEqual([]);
    await student.press('JOIN');
    await page.getByRole('heading', { name: 'Waiting for the others' }).waitFor();
    await page.getByText('Your camera is off').waitFor();

    await student.context.grantPermissions(['camera', 'microphone'], { origin: server.url });
    await student.press('Start camera');
    await page.getByText('Your camera is off').waitFor({ state: 'detached' });
  });
});
