import { Injectable } from '@nestjs/common';
import type { AnyCompensation } from '../../kernel/compensation';
import type { AnyRecordedEvent } from '../../kernel/event';
import type { Reaction } from '../reactor/reactor';

/** What an act recorded, by its place. */
export interface ChangedEntry {
  readonly stream: string;
  readonly type: string;
}

/** Carries an undo out, or rejects where what stands in views by now forbids it. */
export type UndoRule = (
  userId: string,
  entries: readonly ChangedEntry[],
  undo: () => Promise<void>,
) => Promise<void>;

type Follow = (event: AnyRecordedEvent) => Reaction | null;

/** Knows how events are undone, as the modules declare it. */
@Injectable()
export class Compensations {
  private readonly byType = new Map<string, AnyCompensation>();
  private readonly rules: UndoRule[] = [];
  private readonly following = new Map<string, Follow>();

  add(compensation: AnyCompensation): void {
    for (const type of Object.keys(compensation.takesBack)) this.byType.set(type, compensation);
  }

  /** Adds the jobs that undo what a reaction recorded, once the act that caused it is undone. */
  addFollowing(follows: Readonly<Record<string, unknown>>): void {
    for (const [type, follow] of Object.entries(follows)) this.following.set(type, follow as Follow);
  }

  addRule(rule: UndoRule): void {
    this.rules.push(rule);
  }

  /** Carries the undo out under all rules. */
  underRules: UndoRule = (userId, entries, undo) =>
    this.rules.reduceRight<() => Promise<void>>(
      (within, rule) => () => rule(userId, entries, within),
      undo,
    )();

  followingTypes(): string[] {
    return [...this.following.keys()];
  }

  jobAfter(event: AnyRecordedEvent): Reaction | null {
    return this.following.get(event.type)?.(event) ?? null;
  }

  of(type: string): AnyCompensation | undefined {
    return this.byType.get(type);
  }

  types(): string[] {
    return [...this.byType.keys()];
  }
}
