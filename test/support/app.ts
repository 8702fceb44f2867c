import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PinoLogger } from 'nestjs-pino';
import supertest from 'supertest';
import type { AccessRelation } from '../../contract/identity';
import type { Role } from '../../contract/roles';
import { createApp } from '../../src/create-app';
import { access } from '../../src/modules/identity/access/access.decider';
import { accessId } from '../../projections/identity/access';
import { parent } from '../../src/modules/identity/parents/parent.decider';
import { linkIdOf } from '../../src/modules/identity/parents/parent-links';
import { Registration } from '../../src/modules/identity/registration/registration';
import { readConfig } from '../../src/platform/config/config';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { History } from '../../src/platform/history/history';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { Projector } from '../../src/platform/projector/projector';
import { docsOf } from './api-docs';
import { assertKnown, type Settings } from './settings';

export const PASSWORD = 'correct horse battery';

const keepAliveAgent = new Agent({ keepAlive: true });

export interface User {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export class TestApp {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly dataDir: string,
    readonly url: string,
  ) {}

  static async start(dataDir?: string, env: Settings = {}): Promise<TestApp> {
    assertKnown(env);
    const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'quadrangle-')));
    const config = readConfig({
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      DEMO: 'off',
      WAIT_SCALE: '0.2',
      PASSWORD_HASHING: env.NODE_ENV === 'production' ? 'strong' : 'weak',
      ...env,
    });
    const app = await createApp(config);
    // All applications of a process share the logger of the first one.
    PinoLogger.root.level = config.logLevel;
    await app.listen(0, '127.0.0.1');
    return new TestApp(app, folder, (await app.getUrl()).replace('[::1]', '127.0.0.1'));
  }

  async stop(): Promise<void> {
    await this.app.close();
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async user(role: Role, name: string): Promise<User> {
    const id = await this.account(role, name);
    await this.settled();
    const email = emailOf(name);
    return { id, email, token: await this.signIn(email) };
  }

  account(role: Role, name: string): Promise<string> {
    const person = {
      role,
      firstName: name,
      lastName: 'Example',
      email: emailOf(name),
      phoneNumber: '2125550100',
      password: PASSWORD,
    };
    return asSystem(() => this.app.get(Registration).register(person));
  }

  async signIn(email: string, password = PASSWORD): Promise<string> {
    const { body } = await this.call('post', '/auth/login').send({ email, password }).expect(200);
    return (body as { token: string }).token;
  }

  async grantAccess(staff: User, student: User, reason: AccessRelation = 'registration'): Promise<void> {
    const entry = { staffId: staff.id, studentId: student.id, reason };
    const id = accessId(staff.id, student.id);
    await asSystem(() => this.app.get(Dispatcher).dispatch(access, id, 'GrantAccess', entry));
    await this.settled();
  }

  async linkParent(parentUser: User, student: User): Promise<string> {
    const ids = { parentId: parentUser.id, studentId: student.id };
    const linkId = linkIdOf(ids.parentId, ids.studentId);
    const typed = { firstName: 'Pat', lastName: 'Example', email: parentUser.email };
    await asSystem(async () => {
      const dispatcher = this.app.get(Dispatcher);
      await dispatcher.dispatch(parent, linkId, 'Invite', { linkId, ...ids, ...typed });
      await dispatcher.dispatch(parent, linkId, 'Accept', {});
    });
    await this.settled();
    return linkId;
  }

  /** Makes a call and fails if `/api/docs` does not declare its response. */
  call(
    method: 'get' | 'post' | 'patch' | 'put' | 'delete',
    path: string,
    user?: Pick<User, 'token'>,
  ): supertest.Test {
    const request = supertest(this.url)[method](`/api${path}`).agent(keepAliveAgent);
    const docs = docsOf(this.app);
    const described = docs.find(method.toUpperCase(), new URL(request.url).pathname);
    if (described) void request.expect((answer) => docs.assertResponse(described, answer));
    return user ? request.set('token', user.token) : request;
  }

  /** Resolves once the views contain everything recorded so far. */
  async settled(): Promise<void> {
    const reached = await this.app.get(Projector).reached(await this.app.get(History).head(), 20_000);
    if (!reached) throw new Error('The views did not catch up.');
  }
}

const emailOf = (name: string) => `${name}@example.test`.toLowerCase();

const asSystem = <T>(work: () => Promise<T>): Promise<T> =>
  runInContext({ actor: SYSTEM, correlationId: 'test', written: new WrittenPositions() }, work);
