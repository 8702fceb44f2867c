import { Injectable } from '@nestjs/common';
import { History } from '../history/history';
import { Projector } from '../projector/projector';

export interface ReadinessReport {
  readonly ready: boolean;
  readonly projections: readonly {
    readonly name: string;
    readonly behind: string;
    readonly parked: boolean;
  }[];
}

/** Ready once the views have caught up with the history as it was at the start. */
@Injectable()
export class Readiness {
  private headAtStart: bigint | undefined;

  constructor(
    private readonly history: History,
    private readonly projector: Projector,
  ) {}

  async check(): Promise<ReadinessReport> {
    this.headAtStart ??= await this.history.head();
    const status = await this.projector.status();
    return {
      ready: status.every(({ position, parked }) => parked !== null || position >= this.headAtStart!),
      projections: status.map(({ name, position, head, parked }) => ({
        name,
        behind: String(head - position),
        parked: parked !== null,
      })),
    };
  }
}
