import type { BrowserContext, Page } from 'playwright-core';
import type { ResponseOf, Call } from '../../contract/calls';
import { eventually } from '../support/eventually';
import type { TaskAssignmentResource } from '../../contract/tasks';
import { sampled } from '../support/test-level';
import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { DEMO_PASSWORD } from '../../src/demo/people';
import { bar, ready, storedEntries, tokenOf, waiting } from './support/offline';

async function get<Name extends Call>(page: Page, path: string): Promise<ResponseOf<Name>> {
  const answer = await page
    .context()
    .request.get(`/api${path}`, { headers: { token: await tokenOf(page.context()) } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as ResponseOf<Name>;
}

interface Work {
  readonly email: string;
  readonly begin: (page: Page) => Promise<Task>;
  readonly waits: number;
}

interface Task {
  readonly run: () => Promise<void>;
  readonly waits?: () => Promise<void>;
  readonly resume?: () => Promise<void>;
  readonly times: () => Promise<number>;
}

const writing =
  (path: string): Work['begin'] =>
  async (page) => {
    const text = `Written without a connection at ${path}`;
    await page.goto(path);
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().click();
    const composer = page.getByRole('textbox', { name: /^Message to / });
    await composer.waitFor();
    const contact = new URL(page.url()).searchParams.get('with')!;
    return {
      run: async () => {
        await composer.fill(text);
        await composer.press('Enter');
        await composer.fill(`${text}, and more`);
        await composer.press('Enter');
      },
      waits: () => page.getByText(/Waiting for the connection/).waitFor(),
      times: async () => {
        const { data } = await get<'GET /messages/sendee/{id}'>(page, `/messages/sendee/${contact}`);
        const arrived = data
          .map(({ attributes }) => attributes.content)
          .filter((content) => content.startsWith(text));
        expect(arrived).toEqual([text, `${text}, and more`]);
        return arrived.length / 2;
      },
    };
  };

const ticking: Work['begin'] = async (page) => {
  await page.goto('/tasks');
  const box = page.getByRole('checkbox', { name: 'Completed: Prepare for interviews', checked: false });
  await box.first().waitFor();
  return {
    run: () => box.first().press('Space'),
    waits: async () => {
      await page
        .getByRole('checkbox', { name: /^Completed: / })
        .first()
        .waitFor();
      await box.waitFor({ state: 'detached' });
    },
    times: async () => {
      const { data } = await get<'GET /v2/tasks/all'>(page, '/v2/tasks/all');
      const rows = data as readonly TaskAssignmentResource[];
      return rows.filter(
        ({ attributes }) => attributes.name === 'Prepare for interviews' && attributes.completedDate,
      ).length;
    },
  };
};

const movingCollege: Work['begin'] = async (page) => {
  await page.goto('/colleges?view=list');
  const interested = page.locator('[data-saved][data-status="interested"]').first();
  const ceeb = await interested.getAttribute('data-saved');
  return {
    run: async () => {
      await interested.getByRole('button', { name: /^Interested/ }).click();
      await page.getByRole('menuitem', { name: 'Applied' }).click();
    },
    waits: () => page.locator(`[data-saved="${ceeb}"][data-status="applied"]`).first().waitFor(),
    times: async () => {
      const path = '/users/saved-colleges?currentPage=1&pageSize=10';
      const { data } = await get<'GET /users/saved-colleges'>(page, path);
      return data.filter(({ attributes }) => attributes.ceeb_code === ceeb && attributes.status === 'applied')
        .length;
    },
  };
};

const tickingOfStudent =
  (path: string): Work['begin'] =>
  async (page) => {
    await page.goto(path);
    await page
      .getByRole('row', { name: /Maya\s+Torres/ })
      .getByRole('link', { name: /Tasks/ })
      .click();
    const boxes = (checked: boolean) => page.getByRole('checkbox', { name: /^Completed: /, checked });
    await boxes(false).first().waitFor();
    const name = (await boxes(false).first().getAttribute('aria-label'))!;
    const box = (checked: boolean) => page.getByRole('checkbox', { name, exact: true, checked }).first();
    /** The reloaded page lists the task among the completed ones, which are collapsed. */
    const done = async () => {
      await page.getByRole('button', { name: /^Completed \(/, expanded: false }).click();
      await box(true).waitFor();
    };
    return {
      run: () => box(false).press('Space'),
      waits: done,
      times: async () => {
        await page.reload();
        await done();
        return box(true).count();
      },
    };
  };

const enteringExam: Work['begin'] = async (page) => {
  await page.goto('/exam-admin/students');
  const student = await eventually(
    async () => {
      const { data } = await get<'GET /users/list-access'>(page, '/users/list-access');
      return data.find(({ attributes }) => attributes.relation === 'student')?.id;
    },
    (id) => id !== undefined,
  );
  const exams = async () =>
    (await get<'GET /exams/student/{studentId}'>(page, `/exams/student/${student}`)).data.length;
  const before = await exams();
  await page.goto(`/exam-admin/exam-entry?studentId=${student}`);
  await page.getByLabel('Date taken').fill('2026-02-07');
  const answer = page.getByRole('textbox', { name: /question 1$/ }).first();
  await answer.fill('a');
  const submit = async () => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
  };
  return {
    run: async () => {
      await submit();
      await page
        .getByText(/We can’t reach the server/)
        .first()
        .waitFor();
    },
    resume: async () => {
      await submit();
      await page.getByText('Exam entry added!').first().waitFor();
    },
    times: async () => (await exams()) - before,
  };
};

const work: Readonly<Record<string, Work>> = {
  'a student who ticks a task': { email: 'student@demo.test', begin: ticking, waits: 1 },
  'a student who moves a college': { email: 'student@demo.test', begin: movingCollege, waits: 1 },
  'a counselor who ticks a student’s task': {
    email: 'counselor@demo.test',
    begin: tickingOfStudent('/counselor/counselor-students'),
    waits: 1,
  },
  'an exam admin who enters a test': { email: 'exam-admin@demo.test', begin: enteringExam, waits: 0 },
};

const writers: Readonly<Record<string, Work>> = {
  'a student who writes': { email: 'student@demo.test', begin: writing('/messages'), waits: 2 },
  'a counselor who writes': { email: 'counselor@demo.test', begin: writing('/counselor/messages'), waits: 2 },
  'an account admin who writes': {
    email: 'account-admin@demo.test',
    begin: writing('/account-admin/messages'),
    waits: 2,
  },
  'an admin who writes': { email: 'admin@demo.test', begin: writing('/admin/messages'), waits: 2 },
};

const cases = [...Object.entries(work), ...sampled(Object.entries(writers), 4, ([name]) => name)];

describeInBrowser('a browser that is offline', () => {
  const demo = withDemoServer();
  const at = (email: string): Promise<BrowserContext> =>
    personAt(demo.browser(), demo.url(), email, { serviceWorkers: 'allow' });

  it.each(cases)('%s loses and duplicates nothing', async (_, { email, begin, waits }) => {
    const context = await at(email);
    const page = await context.newPage();
    const task = await begin(page);
    await ready(page);

    await context.setOffline(true);
    await bar(page).getByText('You’re offline. Changes will sync when you reconnect.').waitFor();
    await task.run();
    if (waits > 0) await waiting(page, waits);
    await task.waits?.();
    if (task.waits) {
      await page.reload();
      await waiting(page, waits);
      await task.waits();
      await bar(page)
        .getByText(/^Last updated /)
        .waitFor();
    }

    await context.setOffline(false);
    await bar(page)
      .getByText(/offline/)
      .waitFor({ state: 'detached' });
    await bar(page).getByText(/wait/).waitFor({ state: 'detached' });
    await task.resume?.();
    expect(await task.times()).toBe(1);
    await context.close();
  });

  it('asks before a log-out with queued changes, and then discards them', async () => {
    const context = await at('student2@demo.test');
    const page = await context.newPage();
    await page.goto('/messages');
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().click();
    const composer = page.getByRole('textbox', { name: /^Message to / });
    await composer.waitFor();
    await ready(page);
    await context.setOffline(true);
    await bar(page)
      .getByText(/offline/)
      .waitFor();
    await composer.fill('Never to be sent');
    await composer.press('Enter');
    await waiting(page, 1);
    await page.getByRole('button', { name: 'Log Out' }).first().click();
    const question = page.getByRole('alertdialog');
    await question.getByText('1 change hasn’t been sent. You’ll lose it if you log out now.').waitFor();
    await question.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await eventually(
      () => storedEntries(page),
      (all) => all.length === 0,
    );

    await context.setOffline(false);
    await bar(page).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Email' }).fill('student@demo.test');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('list', { name: 'Contacts' }).waitFor();
    expect(await page.getByText('Never to be sent').count()).toBe(0);
    await context.close();
  });

  it('shows a placeholder for an unstored page, which opens automatically', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const page = await context.newPage();
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await context.setOffline(true);
    await bar(page)
      .getByText(/offline/)
      .waitFor();
    await page
      .getByRole('link', { name: /^Guides/ })
      .first()
      .click();
    await page.getByText(/^This page isn’t saved for offline use/).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^This page isn’t saved for offline use/).waitFor();
    expect(loads).toBe(1);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Guides' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/guides');
    await context.close();
  });

  it('stores the pages that the person may open, and no others', async () => {
    const context = await at('student@demo.test');
    const page = await context.newPage();
    await page.goto('/dashboard');
    await ready(page);
    const stored = await page.evaluate(async () => {
      const [shell] = (await caches.keys()).filter((name) => name.startsWith('shell-'));
      return (await (await caches.open(shell!)).keys()).map(({ url }) => url);
    });
    const pagesOf = (name: RegExp) => stored.filter((url) => name.test(url));
    expect(pagesOf(/SurveyPage-[^/]+\.js$/)).toHaveLength(1);
    expect(pagesOf(/(Audit|System|Accounts|Students)Page-/)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/colleges');
    await page.getByRole('heading', { level: 1, name: 'Colleges' }).waitFor();
    await context.close();
  });

  it('offers a new release and reloads only if nothing is lost', async () => {
    const context = await at('counselor@demo.test');
    const page = await context.newPage();
    await page.goto('/counselor/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await ready(page);
    await page.evaluate(() => {
      const data = { entry: '/assets/of-another-release.js' };
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
      Object.assign(window, { untouched: true });
      window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
    });
    await bar(page).getByText('A new version is ready.').waitFor();
    await bar(page).getByRole('button', { name: 'Reload' }).click();
    await page.getByText(/^You have unsaved changes/).waitFor();
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
    await bar(page).getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('untouched' in window));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await bar(page).waitFor({ state: 'detached' });
    await context.close();
  });
});
