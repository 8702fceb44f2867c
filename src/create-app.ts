import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import {
  ConsoleLogger,
  Logger as NestLogger,
  RequestMethod,
  ValidationPipe,
  type ValidationError,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { messages } from '../contract/messages';
import { AppModule } from './app.module';
import { Malformed } from './kernel/errors';
import { playsPart, type Config } from './platform/config/config';
import { trustedBy } from './platform/config/proxies';
import { compressAnswers } from './platform/http/compress-answers';
import { answerMalformed, answerUnroutable } from './platform/http/malformed-requests';
import { refuseUnreadable } from './platform/http/refuse-unreadable';
import { addSecurityHeaders } from './platform/http/security-headers';
import { serveOperationsOnly } from './platform/http/serve-operations-only';
import { serveClient } from './platform/http/serve-client';
import { trackRequests } from './platform/http/track-requests';
import { Metrics } from './platform/operations/metrics';
import { redisStreams } from './platform/realtime/redis-streams';
import { SocketAdapter } from './platform/realtime/socket-adapter';

const OPERATIONS = ['healthz', 'readyz', 'metrics'];

/** The whole application, ready to listen. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: 1_048_576,
    genReqId: () => randomUUID(),
    trustProxy: trustedBy(config.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerMalformed,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config), adapter, {
    logger: new StartLogger({ logLevels: ['warn', 'error'] }),
    abortOnError: false,
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart);
  const fastify = app.getHttpAdapter().getInstance();
  await compressAnswers(fastify);
  refuseUnreadable(fastify);
  addSecurityHeaders(fastify, config);
  trackRequests(fastify, app.get(Metrics));
  if (playsPart(config, 'api')) await serveClient(fastify);
  else serveOperationsOnly(fastify, OPERATIONS);
  const sockets = new NestLogger('Sockets');
  const onError = (err: unknown) => sockets.error({ err }, 'Redis failed.');
  const shared = config.redisUrl ? await redisStreams(config.redisUrl, onError) : null;
  app.useWebSocketAdapter(new SocketAdapter(app, config, shared));
  app.setGlobalPrefix('api', {
    exclude: OPERATIONS.map((path) => ({ path, method: RequestMethod.GET })),
  });
  app.useGlobalPipes(new ValidationPipe({ whitelist: true, transform: true, exceptionFactory: refusal }));
  const description = new DocumentBuilder()
    .setTitle(config.productName)
    .addApiKey({ type: 'apiKey', in: 'header', name: 'token' }, 'token')
    .addSecurityRequirements('token')
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description));
  app.enableShutdownHooks();
  await app.init();
  // Only from here on: how Nest wires itself together is of no interest to whoever starts it.
  app.useLogger(app.get(Logger));
  return app;
}

/** Why it does not start is told once, by whoever starts it. */
class StartLogger extends ConsoleLogger {
  override error(message: unknown, ...rest: readonly unknown[]): void {
    if (rest.at(-1) !== 'ExceptionHandler') super.error(message, ...rest);
  }
}

const refusal = (errors: ValidationError[]) => {
  const sentence = ({ constraints = {} }: ValidationError) => Object.values(constraints)[0] ?? 'is not valid';
  const fields: Record<string, string> = {};
  for (const error of errors) fields[error.property] = sentence(error);
  return new Malformed('invalid-parameters', messages.invalidParameters, fields);
};
