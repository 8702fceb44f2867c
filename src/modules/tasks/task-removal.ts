import { Injectable } from '@nestjs/common';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { ExternalIds } from './external-ids';
import { task } from './task.decider';

@Injectable()
export class TaskRemoval {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly externalIds: ExternalIds,
  ) {}

  /** Other tasks may use the external id of a removed one. */
  async remove(taskId: string): Promise<void> {
    const { state } = await this.dispatcher.dispatch(task, taskId, 'DeleteTask', {});
    await this.externalIds.releaseFormer(state!);
  }
}
