import { AsyncLocalStorage } from 'node:async_hooks';
import { v4 as randomId, v5 as derivedId } from 'uuid';
import { type Language, languageNamed, LANGUAGES } from '../../../contract/languages';
import type { Actor } from '../../kernel/event';
import { WrittenPositions } from '../history/written-positions';
import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

const NAMESPACE = '6f1c0f0a-52a4-4d0b-8d3e-3c1c5b7f9a10';

/** What is known about the current work from its request, or from the event or job that caused it. */
export interface RequestContext {
  readonly correlationId: string;
  readonly causationId?: string;
  actor: Actor;
  readonly language?: Language;
  /** Absent for work that no HTTP request caused. */
  readonly request?: {
    readonly line: string;
    readonly from: string;
    readonly since?: number;
  };
  /** Sent by the client: the same key from the same actor yields the same ids, which makes the work idempotent. */
  readonly idempotencyKey?: string;
  readonly written: WrittenPositions;
  /** Ids that `newId` has returned and no decision has used yet. Nearly always, nothing is stored about them. */
  newIds?: Set<string>;
  unseen?: WrittenPositions;
  readonly read?: Set<string>;
  readonly lagging?: Set<string>;
  /** The time of the decision, if it differs from the present: see `runAsOf`. */
  readonly now?: string;
}

export const SYSTEM: Actor = { id: 'system', role: 'system' };
export const VISITOR: Actor = { id: 'visitor', role: 'visitor' };

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <T>(context: Omit<RequestContext, 'now'>, work: () => T): T =>
  storage.run(context, work);

export const requestContext = (): RequestContext | undefined => storage.getStore();

/** Work outside any request runs as the system. */
export const currentContext = (): RequestContext =>
  storage.getStore() ?? { correlationId: randomId(), actor: SYSTEM, written: new WrittenPositions() };

/** The language of the user who asked for the work. Messages to anybody else are in that person's own language. */
export const currentLanguage = (): Language => currentContext().language ?? LANGUAGES[0];

export const timeOfDecision = (): string => currentContext().now ?? new Date().toISOString();

export function newId(...purpose: readonly string[]): string {
  const id = repeatableId(...purpose);
  const context = currentContext();
  (context.newIds ??= new Set()).add(id);
  return id;
}

/** Returns the same id for the same purpose if the request, or what caused the work, is repeated. */
export function repeatableId(...purpose: readonly string[]): string {
  const { actor, idempotencyKey, causationId } = currentContext();
  const key = idempotencyKey ?? causationId;
  return key === undefined ? randomId() : idFrom(actor.id, key, ...purpose);
}

export const idFrom = (...parts: readonly string[]): string =>
  // The library splits a text letter by letter, which bytes avoid.
  derivedId(Buffer.from(parts.join('\n')), NAMESPACE);

export const isNavigation = ({ accept }: IncomingHttpHeaders): boolean =>
  accept?.includes('text/html') ?? false;

/** A page states its language; a browser that navigates does not, so the choice in its cookie comes first. */
export const acceptedLanguage = (headers: IncomingHttpHeaders): Language =>
  (isNavigation(headers) ? chosenLanguage(headers) : undefined) ??
  (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined) ??
  LANGUAGES[0];

const chosenLanguage = ({ cookie = '' }: IncomingHttpHeaders) =>
  languageNamed(/(?:^|;\s*)language=(\w+)/.exec(cookie)?.[1]);
