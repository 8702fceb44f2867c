import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ThrottlerGuard } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';

/** Limits the calls of `/auth` by address, and by account where one is named. */
@Injectable()
export class AttemptLimit extends ThrottlerGuard {
  protected override getTracker({
    ip,
    body,
  }: FastifyRequest<{ Body?: { email?: unknown } }>): Promise<string> {
    const account = typeof body?.email === 'string' ? body.email.toLowerCase() : '';
    return Promise.resolve(createHash('sha256').update(`${ip}\n${account}`).digest('hex'));
  }
}
