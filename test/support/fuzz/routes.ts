import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import type { Role } from '../../../contract/roles';
import {
  READS_ONLY,
  ROUTE_ACCESS,
  type RouteAccess,
  STUDENT_HEADER,
} from '../../../src/platform/http/route.decorators';
import { VIEWING, type Viewing } from '../../../src/platform/auth/record-views';
import { requestClass } from '../../../src/platform/http/request-class';
import type { TestApp, User } from '../app';

type Class = new () => object;

export interface Route {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly readsOnly: boolean;
  readonly roles: RouteAccess['roles'];
  readonly parameters: readonly string[];
  readonly headers: readonly string[];
  readonly forStudent: boolean;
  readonly shows: Viewing | undefined;
  readonly studentInHeader: boolean;
  readonly body: Class | undefined;
  readonly query: Class | undefined;
}

/** The kind of a handler's argument that is a header, as Nest numbers it. */
const HEADER = 6;

/** Lists calls that write, then those that read, then those that delete. */
export function routesOf({ app }: TestApp): Route[] {
  const controllers = new Map(
    [...app.get(ModulesContainer).values()].flatMap((module) =>
      [...module.controllers.values()].map(({ metatype }) => [metatype!.name, metatype as Class] as const),
    ),
  );
  const { paths } = SwaggerModule.createDocument(app, new DocumentBuilder().build(), {
    operationIdFactory: (controller, handler) => `${controller} ${handler}`,
  });
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, { operationId: string }>).map(([verb, { operationId }]) => {
      const [controller, handler] = operationId.split(' ') as [string, string];
      return routeOf(verb.toUpperCase(), path, controllers.get(controller)!, handler);
    }),
  );
  const turn = ({ method }: Route) => ['GET', 'DELETE'].indexOf(method);
  return routes.sort((one, other) => turn(one) - turn(other));
}

function routeOf(method: string, path: string, controller: Class, handler: string): Route {
  const prototype = controller.prototype as Record<string, object>;
  const access = [prototype[handler]!, controller].map(
    (declared) => Reflect.getMetadata(ROUTE_ACCESS, declared) as RouteAccess | undefined,
  );
  const found = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    { index: number; data?: string }
  >;
  // Keys of custom decorators begin with a random string.
  const declared = Object.entries(found).map(([key, argument]) => ({
    kind: Number(/^(\d+):\d+$/.exec(key)?.[1]),
    ...argument,
  }));
  const endpoint = `${method} ${path.replace(/^\/api/, '')}`;
  return {
    call: `${method} ${path}`,
    method,
    path,
    readsOnly: Reflect.hasMetadata(READS_ONLY, prototype[handler]!),
    roles: access.find((one) => one !== undefined)!.roles,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    forStudent: access.some((one) => one?.student !== undefined),
    shows: Reflect.getMetadata(VIEWING, prototype[handler]!) as Viewing | undefined,
    studentInHeader: access.some((one) => one?.student === STUDENT_HEADER),
    headers: declared.flatMap(({ kind, data }) => (kind === HEADER && data ? [data] : [])),
    body: requestClass(endpoint, 'body'),
    query: requestClass(endpoint, 'query'),
  };
}

export const headersOf = ({ studentInHeader }: Route, student: User): Record<string, string> =>
  studentInHeader ? { [STUDENT_HEADER]: student.id } : {};

export const rolesOf = ({ roles }: Route): readonly (Role | undefined)[] =>
  roles === 'public' ? [undefined] : roles;

export function fieldsOf(dto: Class | undefined): string[] {
  if (dto === undefined) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const fixed = new Set(
    rules.filter(({ name }) => name === 'isEmpty').map(({ propertyName }) => propertyName),
  );
  return [...new Set(rules.map(({ propertyName }) => propertyName))].filter((field) => !fixed.has(field));
}
