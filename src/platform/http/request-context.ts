import { AsyncLocalStorage } from 'node:async_hooks';
import { v4 as randomId, v5 as derivedId } from 'uuid';
import { LANGUAGES, type Language } from '../../../contract/languages';
import type { Actor } from '../../kernel/event';
import { Written } from '../history/written';

const NAMESPACE = '6f1c0f0a-52a4-4d0b-8d3e-3c1c5b7f9a10';

/** What is known about the current work from its request, or from the event or job that caused it. */
export interface RequestContext {
  readonly correlationId: string;
  readonly causationId?: string;
  actor: Actor;
  /** What whoever asks for it reads. */
  readonly language?: Language;
  /** Absent for work that no HTTP request caused. */
  readonly request?: {
    readonly line: string;
    readonly from: string;
    /** When it came, in milliseconds. */
    readonly since?: number;
  };
  /** Sent by the client: the same key from the same actor yields the same ids, which makes the work idempotent. */
  readonly idempotencyKey?: string;
  readonly written: Written;
  /** What the actor has written by earlier requests, and some view did not show yet. */
  unseen?: Written;
  /** The views that it has read, and those of them that did not show in time what they should. */
  readonly read?: Set<string>;
  readonly lagging?: Set<string>;
  /** When it is decided, where that is to be another time than now: see `runAsOf`. */
  readonly now?: string;
}

export const SYSTEM: Actor = { id: 'system', role: 'system' };
export const VISITOR: Actor = { id: 'visitor', role: 'visitor' };

const storage = new AsyncLocalStorage<RequestContext>();

export const runInContext = <T>(context: Omit<RequestContext, 'now'>, work: () => T): T =>
  storage.run(context, work);

/** Undefined for work outside any request. */
export const requestContext = (): RequestContext | undefined => storage.getStore();

/** Work outside any request runs as the system. */
export const currentContext = (): RequestContext =>
  storage.getStore() ?? { correlationId: randomId(), actor: SYSTEM, written: new Written() };

/** For what is said to whoever asks for the work; what is said to anybody else is in that person's language. */
export const currentLanguage = (): Language => currentContext().language ?? LANGUAGES[0];

export const timeOfDecision = (): string => currentContext().now ?? new Date().toISOString();

/** An id for something new; the same request or cause, repeated, gets the same id. */
export function newId(...purpose: readonly string[]): string {
  const { actor, idempotencyKey, causationId } = currentContext();
  const key = idempotencyKey ?? causationId;
  return key === undefined ? randomId() : idFrom(actor.id, key, ...purpose);
}

/** An id that follows from what it names. */
export const idFrom = (...parts: readonly string[]): string =>
  // As bytes: the library takes a text apart letter by letter.
  derivedId(Buffer.from(parts.join('\n')), NAMESPACE);
