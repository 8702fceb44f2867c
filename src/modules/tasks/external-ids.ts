import { Injectable } from '@nestjs/common';
import { fold } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { Dispatcher, streamOf } from '../../platform/dispatch/dispatcher';
import { History } from '../../platform/history/history';
import { externalIdReservation } from './external-id.decider';
import { task, type Task } from './task.decider';

/** After this time a request has changed the task whose id it reserved, or was interrupted. */
const A_MINUTE_MS = 60_000;

/** Makes external ids unique: an id is reserved before its task changes, and released after. */
@Injectable()
export class ExternalIds {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly history: History,
  ) {}

  async reserve(externalId: string, taskId: string): Promise<void> {
    try {
      await this.take(externalId, taskId);
    } catch (error) {
      const left = error instanceof Rejected && (await this.leftBy(externalId));
      if (!left) throw error;
      await this.release(externalId, left);
      await this.take(externalId, taskId);
    }
  }

  async release(externalId: string, taskId: string): Promise<void> {
    const reservation = { externalId, taskId };
    await this.dispatcher.dispatch(externalIdReservation, externalId, 'ReleaseExternalId', reservation);
  }

  /** Releases the ids that the task no longer has, even if the request that changed it was interrupted. */
  async releaseFormer({ taskId, externalIdsEverHad, fields, deleted }: Task): Promise<void> {
    for (const externalId of externalIdsEverHad) {
      if (deleted || externalId !== fields.externalId) await this.release(externalId, taskId);
    }
  }

  /** Other tasks may use the external id of a deleted one. */
  async deleteTask(taskId: string): Promise<void> {
    const { state } = await this.dispatcher.dispatch(task, taskId, 'DeleteTask', {});
    await this.releaseFormer(state!);
  }

  private async take(externalId: string, taskId: string): Promise<void> {
    const reservation = { externalId, taskId };
    await this.dispatcher.dispatch(externalIdReservation, externalId, 'ReserveExternalId', reservation);
  }

  /** The task for which an interrupted request reserved the id without using it. */
  private async leftBy(externalId: string): Promise<string | null> {
    const reserved = await this.history.read(streamOf(externalIdReservation, externalId));
    const { taskId } = fold(externalIdReservation, reserved);
    if (taskId === null || Date.parse(reserved.at(-1)!.time) > Date.now() - A_MINUTE_MS) return null;
    const holder = await this.dispatcher.stateOf(task, taskId);
    return holder && !holder.deleted && holder.fields.externalId === externalId ? null : taskId;
  }
}
