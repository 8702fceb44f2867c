import { Injectable } from '@nestjs/common';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { externalIdReservation } from './external-id.decider';
import { task } from './task.decider';

@Injectable()
export class TaskRemoval {
  constructor(private readonly dispatcher: Dispatcher) {}

  async remove(taskId: string): Promise<void> {
    const { state } = await this.dispatcher.dispatch(task, taskId, 'DeleteTask', {});
    const externalId = state?.fields.externalId;
    if (externalId) await this.release(externalId, taskId);
  }

  /** Others may take the external id from then on. */
  async release(externalId: string, taskId: string): Promise<void> {
    const reservation = { externalId, taskId };
    await this.dispatcher.dispatch(externalIdReservation, externalId, 'ReleaseExternalId', reservation);
  }
}
