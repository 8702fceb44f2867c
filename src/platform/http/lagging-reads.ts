import { Injectable } from '@nestjs/common';
import { Rejected, Unavailable, type RejectionKind } from '../../kernel/errors';
import { History } from '../history/history';
import { Projector } from '../projector/projector';
import { t } from '../messages';
import { currentContext } from './request-context';

const TIMEOUT_MS = 2_000;

/** A view that lags may cause these refusals: what it does not show yet seems missing, or another person's. */
const DOUBTFUL: ReadonlySet<RejectionKind> = new Set(['forbidden', 'not-found']);

@Injectable()
export class LaggingReads {
  constructor(
    private readonly projector: Projector,
    private readonly history: History,
  ) {}

  /** Returns the same error, or `Unavailable` if a view that the request has read does not catch up in time. */
  async doubt(error: unknown): Promise<unknown> {
    if (!(error instanceof Rejected && DOUBTFUL.has(error.kind))) return error;
    return (await this.hasLagged()) ? new Unavailable(t('unavailable.lagging')) : error;
  }

  private async hasLagged(): Promise<boolean> {
    const { read, lagging } = currentContext();
    if (lagging?.size) return true;
    const views = [...(read ?? [])].map((name) => ({ name }));
    return !(await this.projector.reached(await this.history.head(), TIMEOUT_MS, views));
  }
}
