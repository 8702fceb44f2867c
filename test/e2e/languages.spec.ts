import type { Problem } from '../../contract/http';
import type { TokenUser } from '../../contract/identity';
import { LANGUAGES, type Language } from '../../contract/languages';
import { ROLES, type Role } from '../../contract/roles';
import { DIGEST } from '../../src/modules/notifications/notifications.module';
import { catalogues } from '../../src/platform/messages';
import { PASSWORD, TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { eventually } from '../support/eventually';
import { recordExam } from '../support/exam-entries';
import { fieldsOf, headersOf, rolesOf, routesOf, type Route } from '../support/fuzz/routes';
import { LiveClient } from '../support/live';
import { invitationTokenFor, mailsTo } from '../support/mails';
import { textOf } from '../support/pdf-text';
import { messagesOf, School } from '../support/school';

let app: TestApp;
let school: School;
const students = {} as Record<Language, User>;

const choose = (user: User, language: string) => app.call('put', '/users/language', user).send({ language });

const requestIn = (accept: string, ...[method, path, user]: Parameters<TestApp['call']>) =>
  app.call(method, path, user).set('Accept-Language', accept);

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000' });
  school = await School.open(app);
  students.en = await school.newStudent();
  students.es = await school.newStudent();
  await choose(students.es, 'es').expect(204);
  await app.settled();
});

afterAll(() => app.dispose());

const inBoth = async <Said>(read: (language: Language) => PromiseLike<Said>) => ({
  en: await read('en'),
  es: await read('es'),
});

describe('a response', () => {
  it('is in the requested language and names it', async () => {
    const wrong = (accept: string) =>
      requestIn(accept, 'post', '/auth/login').send({
        email: 'nobody@example.test',
        password: 'a wrong one',
      });
    const spanish = await wrong('es-MX,es;q=0.9,en;q=0.8').expect(401);
    expect(spanish.body).toMatchObject({
      code: 'invalid-credentials',
      message: 'correo electrónico o contraseña incorrectos',
    });
    expect(spanish.headers).toMatchObject({ 'content-language': 'es', vary: 'Accept-Language' });
    for (const accept of ['en-US,en;q=0.9,es;q=0.8', 'fr', 'es;q=0, en']) {
      const { body, headers } = await wrong(accept).expect(401);
      expect(body).toMatchObject({ message: 'invalid email or password' });
      expect(headers['content-language']).toBe('en');
    }
  });

  it('explains field errors in that language', async () => {
    const change = (accept: Language) =>
      requestIn(accept, 'patch', '/users/profile', students.es)
        .send({ city: '1', first_name: '' })
        .expect(422);
    const { en, es } = await inBoth(change);
    expect((en.body as Problem).fields).toEqual({
      city: 'Please input a valid City Name.',
      first_name: 'First name is a required field',
    });
    expect((es.body as Problem).fields).toEqual({
      city: 'Ingresa un nombre de ciudad válido.',
      first_name: 'Nombre: este campo es obligatorio',
    });
  });

  it('is translated also when refused before routing', async () => {
    const { en, es } = await inBoth((accept) =>
      requestIn(accept, 'get', '/users/profile').set('Idempotency-Key', 'ñ'.repeat(300)),
    );
    expect(en.body).toMatchObject({ message: catalogues.en['invalid-idempotency-key'] });
    expect(es.body).toMatchObject({ message: catalogues.es['invalid-idempotency-key'] });
  });

  it.each([
    ['/nothing-here', 'application/json', '{}', 404, 'not-found'],
    ['/auth/login', 'application/json', '{ "email": ', 400, 'bad-request.unread'],
    ['/auth/login', 'application/json', `"${'x'.repeat(2_000_000)}"`, 413, 'payload-too-large'],
    ['/auth/login', 'text/csv', 'email', 415, 'unsupported-media-type'],
  ] as const)(
    'is a sentence even if the framework refuses %s as %s',
    async (path, type, body, statusCode, key) => {
      const answers = await inBoth(async (accept) => {
        const headers = { 'content-type': type, 'accept-language': accept };
        return (await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body })).json();
      });
      const code = key.split('.')[0];
      expect(answers.en).toEqual({ statusCode, code, message: catalogues.en[key] });
      expect(answers.es).toEqual({ statusCode, code, message: catalogues.es[key] });
    },
  );

  it('is in the chosen language if the browser opens an address directly', async () => {
    const follow = (cookie: string) =>
      requestIn('en-US', 'get', '/auth/oidc/callback').set({ Accept: 'text/html,*/*;q=0.8', cookie });
    const { body, headers } = await follow('language=es').expect(404);
    expect((body as Problem).message).toMatch(/^El inicio /);
    expect(headers['content-language']).toBe('es');
  });

  it('comes over a socket in the language of the page', async () => {
    const refusalIn = async (language?: Language) => {
      const client = await LiveClient.connect(app.url, students.en.token, { language });
      const answer: unknown = await client.socket.timeout(10_000).emitWithAck('room.join', {});
      client.close();
      return answer;
    };
    expect(await refusalIn('es')).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Algo salió mal/),
    });
    expect(await refusalIn()).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Something went wrong/),
    });
  });

  it('may be a guide or a record in that language', async () => {
    const pdf = async (path: string, accept: Language) => {
      const { body } = await requestIn(accept, 'get', path, students.es).responseType('blob').expect(200);
      return (await textOf(body as Uint8Array)).pages.join(' ');
    };
    const record = `/student/record/${students.es.id}/download`;
    expect(await pdf(record, 'es')).toContain('Página 1 de 1');
    expect(await pdf(record, 'en')).toContain('Page 1 of 1');
    expect(await pdf('/guides/testing/download', 'es')).toContain('Guías de Quadrangle');
    expect(await pdf('/guides/testing/download', 'en')).toContain('Quadrangle Guides');
  });
});

describe('the language of an account', () => {
  const languageIn = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { user: TokenUser }).user
      .language;

  it('can be chosen from the known ones in every role', async () => {
    const parent = await app.user('parent', 'Elena');
    expect(languageIn(parent.token)).toBeNull();
    const tab = await LiveClient.connect(app.url, parent.token);
    await choose(parent, 'es').expect(204);
    await tab.next(({ name }) => name === 'account.changed');
    tab.close();
    expect(languageIn(await app.signIn(parent.email))).toBe('es');
    const { body } = await choose(parent, 'fr').set('Accept-Language', 'es').expect(422);
    expect((body as Problem).fields).toEqual({ language: 'Elige uno de los idiomas disponibles' });
    await choose(parent, 'en').expect(204);
    expect(languageIn(await app.signIn(parent.email))).toBe('en');
  });

  it('is that of the page at registration, but not as a choice', async () => {
    const register = async (accept: string, name: string) => {
      const { body } = await requestIn(accept, 'post', '/auth/student/register')
        .send({
          ...{
            first_name: name,
            last_name: 'Example',
            email: `${name}@example.test`,
            phone_number: '2125550100',
          },
          ...{ password: 'a password of my own', counselor_id: school.counselor.id },
        })
        .expect(200);
      return languageIn((body as { token: string }).token);
    };
    expect(await register('es', 'Lucia')).toBe('es');
    expect(await register('en', 'Lucas')).toBeNull();
  });

  it('is first the inviter’s, then the one the link was opened in', async () => {
    const email = 'invited@example.test';
    const person = { first_name: 'Ines', last_name: 'Example', role: 'student', email };
    await requestIn('es', 'post', '/invitations', school.counselor).send(person).expect(201);
    const token = await invitationTokenFor(email, app.dataDir);
    expect((await mailsTo(email, app.dataDir))[0]).toContain('Hola, Ines:');
    const { body } = await requestIn('en', 'patch', '/auth/invitation')
      .set('x-pw-token', token)
      .send({ password: 'a password of my own' })
      .expect(200);
    expect(languageIn((body as { newToken: string }).newToken)).toBe('en');
  });
});

describe('text without a request', () => {
  it('is mailed in the language of its reader', async () => {
    const mailed = async (language: Language) => {
      const { email } = students[language];
      const other = language === 'es' ? 'en' : 'es';
      await requestIn(other, 'post', '/auth/reset-password').send({ email }).expect(200);
      return (
        await eventually(
          () => mailsTo(email, app.dataDir),
          (found) => found.some((mail) => mail.includes('reset-password')),
        )
      ).find((mail) => mail.includes('reset-password'))!;
    };
    const { en, es } = await inBoth(mailed);
    for (const part of ['Content-Language: en', 'Hello ', '<html lang="en">']) expect(en).toContain(part);
    for (const part of ['Content-Language: es', 'Hola, ', '<html lang="es">']) expect(es).toContain(part);
  });

  it('is in the reader’s language in feeds, notifications and their mail', async () => {
    await new Catalogue(app).add('3434', 'Harbor College', { deadlines: { regDeadline: '2027-01-05' } });
    await school.assign(await school.createTask({ name: 'Draft' }), [students.en, students.es]);
    const seen = await inBoth(async (language) => {
      const user = students[language];
      await app.call('post', '/users/bookmark', user).send({ ceeb_code: '3434' }).expect(200);
      const feed = await app
        .call('post', '/users/calendar-feed', user)
        .send({ password: PASSWORD })
        .expect(201);
      const { url } = (feed.body as { data: { url: string } }).data;
      await app.settled();
      const calendar = await fetch(`${app.url}${new URL(url).pathname}`, {
        headers: { 'accept-language': 'fr' },
      });
      await school.waitForUnseen(user, 1);
      const { body } = await requestIn(language, 'get', '/notifications', user).expect(200);
      return {
        calendar: (await calendar.text()).replaceAll('\r\n ', ''),
        language: calendar.headers.get('content-language'),
        notifications: messagesOf(body as Parameters<typeof messagesOf>[0]),
      };
    });
    expect(seen.en.calendar).toContain('Harbor College · Regular deadline');
    expect(seen.es.calendar).toContain('Harbor College · Regular: fecha límite');
    expect([seen.en.language, seen.es.language]).toEqual(LANGUAGES);
    expect(seen.en.notifications).toEqual(['“Draft” was added to your tasks.']);
    expect(seen.es.notifications).toEqual(['“Draft” se agregó a tus tareas.']);

    await school.hourly(DIGEST, '2031-06-02T21:00:00.000Z');
    const digest = async (language: Language) =>
      (await mailsTo(students[language].email, app.dataDir)).find((mail) => mail.includes('Draft'))!;
    expect(await digest('en')).toContain('Subject: 1 new notification on Quadrangle');
    expect(await digest('es')).toContain('Content-Language: es');
    expect(await digest('es')).toContain('Hola, ');
  });
});

it('every list is searched with and without accents', async () => {
  const admin = await app.user('admin', 'Searching');
  const jose = await school.newStudent();
  await app.call('patch', '/users/profile', jose).send({ first_name: 'José' }).expect(200);
  await recordExam(app, { studentId: jose.id, dateTaken: '2026-03-14' });
  const created = await app.call('post', '/admin/entity', admin).send({ name: 'Peña José' }).expect(201);
  const { id } = created.body as { id: string };
  await app.call('post', `/admin/entity/${id}/user`, admin).send({ email: jose.email }).expect(200);
  const note = { kind: 'call', minutes: 15, date: '2026-11-20', text: 'José called.', visibility: 'staff' };
  await app.call('post', `/users/${jose.id}/notes`, admin).send(note).expect(201);
  await new Catalogue(app).add('3987', 'Ridge University');
  const applying = { ceeb_code: '3987', status: 'applying' };
  await app.call('post', '/users/bookmark', jose).send(applying).expect(200);
  const asked = { ceebs: ['3987'], documents: ['transcript'] };
  await app.call('post', `/users/${jose.id}/transcripts`, jose).send(asked).expect(204);
  await app.settled();
  const lists = routesOf(app).filter(({ query }) => fieldsOf(query).includes('q'));
  expect(lists.map(({ path }) => path.replace('/api', '')).sort()).toEqual([
    ...['/admin/all', '/admin/audit', '/admin/audit.csv', '/admin/entity/{id}/users'],
    ...['/exams/graded', '/exams/graded.csv', '/messages/contacts', '/transcripts', '/transcripts.csv'],
    ...['/users/students', '/users/students/applications', '/users/{studentId}/notes'],
  ]);
  for (const { call, path } of lists) {
    const found = async (q: string) => {
      const query = new URLSearchParams({ q, group: 'students' }).toString();
      const named = path.replace('/api', '').replace('{id}', id).replace('{studentId}', jose.id);
      const address = `${named}?${query}`;
      return (await app.call('get', address, admin).expect(200)).text;
    };
    const asWritten = await found('José');
    for (const typed of ['jose', 'JOSÉ', 'jöse'])
      expect([call, await found(typed)]).toEqual([call, asWritten]);
    expect([asWritten.includes('José'), (await found('joseph')).includes('José')]).toEqual([true, false]);
  }
});

/** English words that no Spanish sentence contains. */
const ENGLISH = /\b(the|is|are|must|not|cannot|this|that|there|have|has|with|at|of|your?|please|and)\b/i;

it('no refusal is in English if Spanish is requested', async () => {
  const users = new Map<Role | undefined, User>();
  for (const role of ROLES) users.set(role, await app.user(role, `A${role.replaceAll('_', '')}`));
  const student = users.get('student')!;
  const refusals = new Map<string, string>();
  const read = async (route: Route, user: User | undefined, value: unknown) => {
    const { call, method, path } = route;
    const queried = fieldsOf(route.query).map((field): [string, string] => [field, String(value)]);
    const url = `${app.url}${path.replace('{studentId}', student.id).replaceAll(/\{\w+\}/g, 'x')}`;
    const answer = await fetch(`${url}?${new URLSearchParams(queried).toString()}`, {
      method,
      headers: {
        'accept-language': 'es',
        ...headersOf(route, student),
        ...(user && { token: user.token }),
        ...(route.body && { 'content-type': 'application/json' }),
      },
      body:
        route.body && JSON.stringify(Object.fromEntries(fieldsOf(route.body).map((field) => [field, value]))),
      redirect: 'manual',
    });
    const text = await answer.text();
    if (answer.status < 400) return;
    const { message, fields = {} } = JSON.parse(text) as Problem;
    refusals.set(message, call);
    for (const refusal of Object.values(fields)) refusals.set(refusal, call);
  };
  for (const route of routesOf(app))
    for (const role of new Set([undefined, rolesOf(route)[0]]))
      for (const value of ['', {}]) await read(route, users.get(role), value);
  expect(refusals.size).toBeGreaterThan(100);
  expect([...refusals].filter(([sentence]) => ENGLISH.test(sentence))).toEqual([]);
});
