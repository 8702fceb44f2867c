import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';

/** Answers a sentence for each thing that is wrong. It is read by strangers: no address, no name of a person. */
export type ReadinessCheck = () => Promise<readonly string[]>;

export interface ReadinessReport {
  readonly ready: boolean;
  readonly problems: readonly { readonly check: string; readonly message: string }[];
}

const PATIENCE_MS = 2_000;

/** Ready as long as no check that parts of the platform have added finds anything wrong. */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);
  private readonly checks = new Map<string, ReadinessCheck>();

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  async check(): Promise<ReadinessReport> {
    const found = await Promise.all(
      [...this.checks].map(async ([check, look]) =>
        (await this.answerOf(check, look)).map((message) => ({ check, message })),
      ),
    );
    const problems = found.flat();
    return { ready: problems.length === 0, problems };
  }

  private async answerOf(check: string, look: ReadinessCheck): Promise<readonly string[]> {
    const late = new AbortController();
    const silence = delay(PATIENCE_MS, [`No answer within ${PATIENCE_MS} ms.`], { signal: late.signal });
    try {
      return await Promise.race([look(), silence]);
    } catch (err) {
      this.logger.error({ err, check }, 'A check of the readiness failed.');
      return ['It could not be checked.'];
    } finally {
      late.abort();
      await silence.catch(() => undefined);
    }
  }
}
