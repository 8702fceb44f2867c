import { Injectable } from '@nestjs/common';
import type { AnyCompensation } from '../../kernel/compensation';

/** How events are taken back, as the modules declare it. */
@Injectable()
export class Compensations {
  private readonly byType = new Map<string, AnyCompensation>();

  add(compensation: AnyCompensation): void {
    for (const type of Object.keys(compensation.takesBack)) this.byType.set(type, compensation);
  }

  of(type: string): AnyCompensation | undefined {
    return this.byType.get(type);
  }

  types(): string[] {
    return [...this.byType.keys()];
  }
}
