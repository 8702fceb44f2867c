import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { LIMITS, READS_ONLY, ROUTE_ACCESS, type RouteAccess } from '../http/route.decorators';

export interface DeclaredRoute {
  readonly access?: RouteAccess;
  readonly limited: boolean;
  readonly readsOnly: boolean;
}

export function declaredRoutes(app: INestApplication) {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const classes = new Map(controllers.map(({ metatype }) => [metatype!.name, metatype!]));
  return (controller: string, handler: string): DeclaredRoute => {
    const declaring = classes.get(controller)!;
    const method = (declaring.prototype as Record<string, object>)[handler]!;
    const access = [method, declaring].map(
      (declared) => Reflect.getMetadata(ROUTE_ACCESS, declared) as RouteAccess | undefined,
    );
    return {
      access: access.find((one) => one),
      limited: Reflect.hasMetadata(LIMITS, method),
      readsOnly: Reflect.hasMetadata(READS_ONLY, method),
    };
  };
}
