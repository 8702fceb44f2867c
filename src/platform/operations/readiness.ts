import { Injectable, Logger } from '@nestjs/common';
import { within } from '../waiting';

/** Returns a sentence for each problem. Strangers can read it, so it contains no addresses and no names of people. */
export type ReadinessCheck = () => Promise<readonly string[]>;

export interface ReadinessReport {
  readonly ready: boolean;
  readonly problems: readonly { readonly check: string; readonly message: string }[];
}

const TIMEOUT_MS = 2_000;

@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);
  private readonly checks = new Map<string, ReadinessCheck>();

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  async check(): Promise<ReadinessReport> {
    const found = await Promise.all(
      [...this.checks].map(async ([check, run]) =>
        (await this.problemsOf(check, run)).map((message) => ({ check, message })),
      ),
    );
    const problems = found.flat();
    return { ready: problems.length === 0, problems };
  }

  private async problemsOf(check: string, run: ReadinessCheck): Promise<readonly string[]> {
    try {
      return (await within(TIMEOUT_MS, run())) ?? [`No answer within ${TIMEOUT_MS} ms.`];
    } catch (err) {
      this.logger.error({ err, check }, 'A check of the readiness failed.');
      return ['The check failed.'];
    }
  }
}
