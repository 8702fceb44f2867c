import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { TestApp } from '../support/app';
import { eventually } from '../support/eventually';
import { ServerProcess } from '../support/server-process';

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-'));
  server = await ServerProcess.start(dataDir, {
    LOG_LEVEL: 'trace',
    PRODUCT_NAME: 'Courtyard',
    PUBLIC_URL: 'https://courtyard.example.test',
    APP_STORE_URL: 'https://apps.example.test/courtyard',
  });
});

afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { accept: 'text/html', ...headers } });

describe('the server in operation', () => {
  it('reports whether it lives, is ready, and how it does', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    const { ready, projections } = (await (await fetch(`${server.url}/readyz`)).json()) as {
      ready: boolean;
      projections: { name: string; behind: string; parked: boolean; filling: number | null }[];
    };
    expect(ready).toBe(true);
    expect(projections).toContainEqual({ name: 'people', behind: '0', parked: false, filling: null });
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('projection_events_behind{projection="audit"} 0');
    expect(metrics).toContain('projection_filled_ratio{projection="audit"} 1');
    expect(metrics).toContain(
      'http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    );
  });

  it('serves the client at every page address with a strict policy', async () => {
    for (const path of ['/', '/dashboard', '/register?id=1', '/notifications']) {
      const response = await page(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain('<div id="root">');
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain('unsafe-eval');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('lets no other site frame a page or change what it loads', async () => {
    const { headers } = await page('/dashboard');
    const policy = headers.get('content-security-policy')!.split(';');
    for (const source of ["default-src 'self'", "object-src 'none'", "base-uri 'self'"])
      expect(policy).toContain(source);
    expect(policy).toEqual(expect.arrayContaining(["form-action 'self'", "frame-ancestors 'none'"]));
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('sends headers about documents with documents only', async () => {
    const html = await (await page('/')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
    const policyOf = async (path: string, accept: string) => {
      const { headers } = await page(path, { accept });
      return [headers.get('x-content-type-options'), headers.has('content-security-policy')];
    };
    for (const path of [script, '/favicon.svg', '/api/config'])
      expect([path, ...(await policyOf(path, '*/*'))]).toEqual([path, 'nosniff', false]);
    // Whatever the browser opens in a window or a frame is a document, and a worker obeys its own script's policy.
    expect(await policyOf('/api/config', 'text/html')).toEqual(['nosniff', true]);
    expect(await policyOf('/sw.js', '*/*')).toEqual(['nosniff', true]);
  });

  it('serves the client in the chosen or else the accepted language', async () => {
    const asked: readonly (readonly [Record<string, string>, string])[] = [
      [{}, 'en'],
      [{ 'accept-language': 'fr' }, 'en'],
      [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }, 'es'],
      [{ 'accept-language': 'es', cookie: 'language=en' }, 'en'],
      [{ 'accept-language': 'en', cookie: 'language=es' }, 'es'],
      [{ cookie: 'language=../../etc' }, 'en'],
    ];
    for (const [headers, language] of asked) {
      const response = await page('/dashboard', headers);
      const html = await response.text();
      const base = language === 'en' ? '/' : `/${language}/`;
      expect([headers, /<html lang="(\w+)">/.exec(html)?.[1]]).toEqual([headers, language]);
      expect(html).toContain(`src="${base}assets/`);
      expect(response.headers.get('content-language')).toBe(language);
      expect(response.headers.get('vary')).toContain('Accept-Language, Cookie');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    const worker = await fetch(`${server.url}/es/sw.js`, { headers: { 'accept-encoding': 'br' } });
    expect(worker.headers.get('service-worker-allowed')).toBe('/');
    expect(await worker.text()).toContain('"PAGE":"/es/index.html"');
  });

  it('caches hashed files for ever, compressed, and never the page', async () => {
    const html = await (await page('/')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
    const asset = await page(script, { 'accept-encoding': 'br' });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect((await page('/favicon.svg', { accept: 'image/*' })).headers.get('cache-control')).toBe(
      'public, max-age=86400',
    );
    expect((await page('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('prints where people reach it, and where it listens', () => {
    const { port } = new URL(server.url);
    expect(server.output()).toContain('Courtyard runs at https://courtyard.example.test\n');
    expect(server.output()).toContain(`It listens at http://localhost:${port}\n`);
  });

  it('reports its configuration and describes its API', async () => {
    expect(await (await fetch(`${server.url}/api/config`)).json()).toEqual({
      productName: 'Courtyard',
      supportEmail: 'support@quadrangle.example',
      demo: false,
      issuer: null,
      appStoreUrl: 'https://apps.example.test/courtyard',
      playStoreUrl: null,
    });
    const { paths } = (await (await fetch(`${server.url}/api/docs-json`)).json()) as { paths: object };
    expect(Object.keys(paths)).toContain('/api/v2/tasks/all');
  });

  it('answers an unreadable or oversized body with a problem', async () => {
    const send = async (body: string) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body });
      return [response.status, await response.json()];
    };
    expect(await send('{ "email": ')).toEqual([
      400,
      { statusCode: 400, code: 'bad-request', message: expect.any(String) },
    ]);
    expect((await send(JSON.stringify({ email: 'x'.repeat(2_000_000) })))[0]).toBe(413);
  });

  it('logs each request with its id, but no token, password or person', async () => {
    const headers = { 'content-type': 'application/json', token: 'a-token-of-somebody' };
    const body = JSON.stringify({ email: 'somebody@private.test', password: 'a secret password' });
    const response = await fetch(`${server.url}/api/auth/login?next=private`, {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(401);
    const id = response.headers.get('x-request-id')!;
    const logged = await eventually(
      () => Promise.resolve(server.output()),
      (output) => output.includes(id),
    );
    expect(logged).toContain('"path":"/api/auth/login"');
    expect(logged).not.toMatch(/a-token-of-somebody|somebody@private|a secret password|next=private/);
  });

  it('logs a page load in its own line, without other sent data', async () => {
    const send = await fetch(`${server.url}/api/page-loads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: '/admin/students/:studentId', milliseconds: 321, of: 'somebody private' }),
    });
    expect(send.status).toBe(204);
    const logged = await eventually(
      () => Promise.resolve(server.output()),
      (output) => output.includes('A page was loaded.'),
    );
    const lines = logged.split('\n').filter((line) => line.includes('A page was loaded.'));
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ page: '/admin/students/:studentId', milliseconds: 321 }),
    ]);
    expect(logged).not.toContain('somebody private');
  });

  it.each(['GET', 'POST'])('does not log who unsubscribes by a link, requested by %s', async (method) => {
    const path = '/api/notifications/unsubscribe';
    const response = await fetch(`${server.url}${path}?token=a-secret-link`, { method, redirect: 'manual' });
    expect(response.status).toBe(method === 'GET' ? 302 : 403);
    const id = response.headers.get('x-request-id')!;
    const logged = await eventually(
      () => Promise.resolve(server.output()),
      (output) => output.includes(id),
    );
    expect(logged).toContain(`"path":"${path}"`);
    expect(logged).not.toContain('a-secret-link');
  });

  it('does not log the secret address of a calendar', async () => {
    const response = await fetch(`${server.url}/api/calendar/a-secret-address.ics`);
    expect(response.status).toBe(404);
    const id = response.headers.get('x-request-id')!;
    const logged = await eventually(
      () => Promise.resolve(server.output()),
      (output) => output.includes(id),
    );
    expect(logged).toContain('"path":"/api/calendar/[redacted].ics"');
    expect(logged).not.toContain('a-secret-address');
  });
});

describe('a token for operators', () => {
  const OPERATIONS_TOKEN = 'a token for operators';
  const authorization = `Bearer ${OPERATIONS_TOKEN}`;
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start(undefined, { OPERATIONS_TOKEN });
  });

  afterAll(() => app.dispose());

  it.each([{}, { authorization: 'Bearer another' }, { authorization: OPERATIONS_TOKEN }])(
    'is required for metrics and details, which are refused to %j',
    async (headers) => {
      await supertest(app.url).get('/metrics').set(headers).expect(401);
      const ready = await supertest(app.url).get('/readyz').set(headers).expect(200);
      expect(ready.body).toEqual({ ready: true, problems: [], projections: [] });
    },
  );

  it('opens the metrics and all details', async () => {
    const metrics = await supertest(app.url).get('/metrics').set({ authorization }).expect(200);
    expect(metrics.text).toContain('projection_events_behind');
    const { body } = await supertest(app.url).get('/readyz').set({ authorization }).expect(200);
    expect((body as { projections: unknown[] }).projections).not.toEqual([]);
  });
});
