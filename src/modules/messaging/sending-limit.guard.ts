import { Injectable } from '@nestjs/common';
import { ThrottlerGuard } from '@nestjs/throttler';
import type { RequestWithUser } from '../../platform/auth/session-user';

/** Limits what one person sends, from wherever. */
@Injectable()
export class SendingLimit extends ThrottlerGuard {
  protected override getTracker({ user }: RequestWithUser): Promise<string> {
    return Promise.resolve(user!.id);
  }
}
