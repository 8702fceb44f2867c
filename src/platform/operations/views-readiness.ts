import { Injectable } from '@nestjs/common';
import { Projector, type ProjectionStatus } from '../projector/projector';
import { isPersistent } from '../history/follower';
import { Readiness } from './readiness';

/** A projection may lag for this long before it counts as a problem. */
const MAX_LAG_MS = 5_000;

/** Ready as long as the views keep up. Readers of a view that is still being filled get a message of their own. */
@Injectable()
export class ViewsReadiness {
  private readonly ahead = new Map<string, { readonly head: bigint; readonly since: number }>();

  constructor(
    readiness: Readiness,
    private readonly projector: Projector,
  ) {
    readiness.add('projections', () => this.check());
  }

  private async check(): Promise<string[]> {
    const status = await this.projector.status();
    const [{ head } = { head: null }] = status;
    if (head === null) return ['The history cannot be read.'];
    return status.flatMap((one) => this.problemOf(one, head) ?? []);
  }

  private problemOf(
    { name, position, filling, parked, failing }: ProjectionStatus,
    head: bigint,
  ): string | null {
    const now = Date.now();
    if (isPersistent(failing)) {
      return `The projection ${name} fails since ${new Date(failing.since).toISOString()}.`;
    }
    if (parked !== null || filling !== null) return null;
    const seen = this.ahead.get(name);
    if (seen && position < seen.head) {
      if (now - seen.since < MAX_LAG_MS) return null;
      return `The projection ${name} lacks what was recorded before ${new Date(seen.since).toISOString()}.`;
    }
    this.ahead.set(name, { head, since: now });
    return null;
  }
}
