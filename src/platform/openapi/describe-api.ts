import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { declaredRoutes } from './declared-routes';
import { describedEndpoints } from './described-calls';
import { operationOf, TOKEN, type Operation } from './operation';

export function describeApi(app: INestApplication, title: string): OpenAPIObject {
  const { calls, schemas } = describedEndpoints();
  const routeOf = declaredRoutes(app);
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(title)
    .addApiKey({ type: 'apiKey', in: 'header', name: 'token' }, TOKEN);
  const byNest = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (controller, handler) => `${controller}.${handler}`,
  });
  const operations = (path: string, item: Record<string, Operation>) =>
    Object.entries(item).map(([verb, operation]) => {
      const method = verb.toUpperCase();
      const [controller, handler] = operation.operationId!.split('.') as [string, string];
      const call = calls[`${method} ${path.replace(/^\/api/, '')}`] ?? {};
      const known = { method, path, byNest: operation, route: routeOf(controller, handler), call };
      return [verb, operationOf(known)];
    });
  const paths = Object.entries(byNest.paths).map(([path, item]) => [
    path,
    Object.fromEntries(operations(path, item as Record<string, Operation>)) as object,
  ]);
  return {
    ...byNest,
    paths: Object.fromEntries(paths) as OpenAPIObject['paths'],
    components: { ...byNest.components, schemas },
  };
}
