import { Inject, Injectable } from '@nestjs/common';
import { MINUTES_OF, type Product } from '../../contract/payments';
import { orders } from '../../projections/payments/orders';
import type { Actor } from '../kernel/event';
import { Checkouts } from '../modules/payments/checkouts';
import { credits } from '../modules/sessions/credits.decider';
import { CONFIG, type Config } from '../platform/config/config';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { Views } from '../platform/document-store/views';
import { newId } from '../platform/http/request-context';
import { as } from './acting';
import { readDemoSessions } from './content';

@Injectable()
export class DemoPayments {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly dispatcher: Dispatcher,
    private readonly views: Views,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async write(admin: Actor, students: readonly string[]): Promise<void> {
    const bought = this.config.payments?.by === 'demonstration' ? readDemoSessions().orders : [];
    for (const { student, product } of bought) await this.buy(students[student]!, product);
    for (const { student, minutes, reason } of readDemoSessions().credits) {
      const studentId = students[student]!;
      await as(admin, async () => {
        const creditId = newId('credit', studentId, String(minutes), reason);
        const given = { studentId, creditId, minutes, orderId: null, reason };
        await this.dispatcher.dispatch(credits, studentId, 'GrantCredit', given);
      });
    }
  }

  private async buy(studentId: string, product: Product): Promise<void> {
    await as({ id: studentId, role: 'student' }, async () => {
      const orderId = (await this.paid(studentId, product)) ?? (await this.pay(studentId, product));
      const minutes = MINUTES_OF[product];
      if (minutes === null) return;
      // The job that follows a payment grants the same, but perhaps only after the session is requested.
      const grant = { studentId, creditId: orderId, minutes, orderId, reason: null };
      await this.dispatcher.dispatch(credits, studentId, 'GrantCredit', grant);
    });
  }

  private async paid(userId: string, product: Product): Promise<string | undefined> {
    const [order] = await this.views.find(orders, { where: { userId, product, state: 'paid' } });
    return order?.id;
  }

  private async pay(studentId: string, product: Product): Promise<string> {
    const { orderId } = await this.checkouts.open(studentId, product);
    await this.checkouts.demonstrate(studentId, orderId, true);
    return orderId;
  }
}
