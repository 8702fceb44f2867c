import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import fastifyCookie, { Signer } from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { ConsoleLogger, Logger as NestLogger, RequestMethod } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';
import { AccessTokens } from './platform/auth/jwt';
import { playsPart, type Config } from './platform/config/config';
import { trustedBy } from './platform/config/proxies';
import { compressResponses } from './platform/http/compress-responses';
import { rejectMalformed, rejectUnroutable } from './platform/http/malformed-requests';
import { refuseUnreadable } from './platform/http/refuse-unreadable';
import { addSecurityHeaders } from './platform/http/security-headers';
import { serveClient } from './platform/http/serve-client';
import { trackRequests } from './platform/http/track-requests';
import { describeApi } from './platform/openapi/describe-api';
import { Metrics } from './platform/operations/metrics';
import { redisStreams } from './platform/realtime/redis-streams';
import { SocketAdapter } from './platform/realtime/socket-adapter';

const OPERATIONS = ['healthz', 'readyz', 'metrics'];

export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: 1_048_576,
    genReqId: () => randomUUID(),
    trustProxy: trustedBy(config.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: rejectUnroutable,
    clientErrorHandler: rejectMalformed,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config), adapter, {
    logger: new StartLogger({ logLevels: ['warn', 'error'] }),
    abortOnError: false,
    // Webhook events are signed byte by byte, so the body must be available unparsed.
    rawBody: true,
  });
  // The signing key exists only once all modules are ready.
  const signer = () => new Signer(app.get(AccessTokens).keyFor('cookies'));
  await app.register(fastifyCookie, {
    secret: { sign: (value) => signer().sign(value), unsign: (value) => signer().unsign(value) },
  });
  await app.register(fastifyMultipart);
  const fastify = app.getHttpAdapter().getInstance();
  await compressResponses(fastify);
  refuseUnreadable(fastify);
  addSecurityHeaders(fastify, config);
  trackRequests(fastify, app.get(Metrics));
  if (playsPart(config, 'api')) await serveClient(fastify);
  else serveOperationsOnly(fastify);
  const sockets = new NestLogger('Sockets');
  const onError = (err: unknown) => sockets.error({ err }, 'Redis failed.');
  const shared = config.redisUrl ? await redisStreams(config.redisUrl, onError) : null;
  app.useWebSocketAdapter(new SocketAdapter(app, config, shared));
  app.setGlobalPrefix('api', {
    exclude: OPERATIONS.map((path) => ({ path, method: RequestMethod.GET })),
  });
  SwaggerModule.setup('api/docs', app, () => describeApi(app, config.productName), {
    // By default, the page would send the document to an external validator.
    swaggerOptions: { validatorUrl: null },
  });
  app.enableShutdownHooks();
  try {
    await app.init();
  } catch (error) {
    // Open stores would keep the process alive. An error of closing them must not hide why the start failed.
    await app.close().catch((err: unknown) => sockets.error({ err }, 'What was opened could not be closed.'));
    throw error;
  }
  // Nest's own startup messages are of no interest to operators, so the logger is set only here.
  app.useLogger(app.get(Logger));
  return app;
}

/** The caller reports once why the application does not start. */
class StartLogger extends ConsoleLogger {
  override error(message: unknown, ...rest: readonly unknown[]): void {
    if (rest.at(-1) !== 'ExceptionHandler') super.error(message, ...rest);
  }
}

function serveOperationsOnly(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (OPERATIONS.includes(request.routeOptions.url?.slice(1) ?? '')) done();
    else reply.callNotFound();
  });
}
