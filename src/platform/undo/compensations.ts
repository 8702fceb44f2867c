import { Injectable } from '@nestjs/common';
import type { AnyCompensation } from '../../kernel/decider';
import type { AnyRecordedEvent } from '../../kernel/event';
import type { Reaction } from '../reactor/reactor';

export interface ChangedEntry {
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
}

/** Rejects if the views show a reason not to undo these entries. */
export type UndoCheck = (userId: string, entries: readonly ChangedEntry[]) => Promise<void>;

type Follow = (event: AnyRecordedEvent) => Reaction | null;

@Injectable()
export class Compensations {
  private readonly byType = new Map<string, AnyCompensation>();
  private readonly checks: UndoCheck[] = [];
  private readonly following = new Map<string, Follow>();

  add(compensation: AnyCompensation): void {
    for (const type of Object.keys(compensation.undoCommands)) this.byType.set(type, compensation);
  }

  addFollowing(follows: Readonly<Record<string, unknown>>): void {
    for (const [type, follow] of Object.entries(follows)) this.following.set(type, follow as Follow);
  }

  addCheck(check: UndoCheck): void {
    this.checks.push(check);
  }

  check: UndoCheck = async (userId, entries) => {
    for (const check of this.checks) await check(userId, entries);
  };

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
