import { Views } from '../../src/platform/document-store/views';
import { currentContext } from '../../src/platform/http/request-context';
import type { TestApp } from './app';

const READS = ['get', 'getMany', 'find', 'count', 'countBy'] as const;

export function countReads({ app }: TestApp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const views = app.get(Views);
  for (const read of READS) {
    const original = views[read].bind(views) as (...args: unknown[]) => unknown;
    const counting = (...args: unknown[]) => {
      const { correlationId, causationId } = currentContext();
      if (causationId === undefined) counts.set(correlationId, (counts.get(correlationId) ?? 0) + 1);
      return original(...args);
    };
    Object.assign(views, { [read]: counting });
  }
  return counts;
}
