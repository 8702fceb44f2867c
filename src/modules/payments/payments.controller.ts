import { Controller, Get, Headers, Inject, Param, Post, Req, type RawBodyRequest } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, Limits, OWN_WRITES, Public, Roles } from '../../platform/http/route.decorators';
import type { FastifyRequest } from 'fastify';
import { MINUTES_OF, PRODUCTS, type Product } from '../../../contract/payments';
import { orders } from '../../../projections/payments/orders';
import { Rejected } from '../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { CONFIG, type Config } from '../../platform/config/config';
import { Views } from '../../platform/document-store/views';
import { currentContext, currentLanguage, SYSTEM } from '../../platform/http/request-context';
import { Projector } from '../../platform/projector/projector';
import { Checkouts } from './checkouts';
import { orderOf, OrderQueries } from './order-queries';
import { products, t } from './messages';

@Roles('student')
@Controller('payment')
export class PaymentsController {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly queries: OrderQueries,
    private readonly views: Views,
    private readonly projector: Projector,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Get('products')
  products(): ResponseOf<'GET /payment/products'> {
    const { prices, currency, payments } = this.config;
    const language = currentLanguage();
    return {
      data: PRODUCTS.map((id) => ({
        id,
        attributes: { name: products[language][id], minutes: MINUTES_OF[id], cents: prices[id], currency },
        relationships: {},
      })),
      meta: { payments: payments?.by ?? null },
    };
  }

  @Limits(OWN_WRITES)
  @Post('create-60-checkout-session')
  open60(
    @CurrentUser() { id }: SessionUser,
    @Headers('userid') header?: string,
  ): Promise<ResponseOf<'POST /payment/create-60-checkout-session'>> {
    return this.open(id, header, 'session-60');
  }

  @Limits(OWN_WRITES)
  @Post('create-30-checkout-session')
  open30(
    @CurrentUser() { id }: SessionUser,
    @Headers('userid') header?: string,
  ): Promise<ResponseOf<'POST /payment/create-30-checkout-session'>> {
    return this.open(id, header, 'session-30');
  }

  @Limits(OWN_WRITES)
  @Post('create-advising-checkout-session')
  openAdvising(
    @CurrentUser() { id }: SessionUser,
    @Headers('userid') header?: string,
  ): Promise<ResponseOf<'POST /payment/create-advising-checkout-session'>> {
    return this.open(id, header, 'advising');
  }

  @Get('orders')
  async list(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /payment/orders'>> {
    return { data: await this.queries.of(id) };
  }

  @Get('orders/:id')
  async one(
    @Param('id') orderId: string,
    @CurrentUser() { id }: SessionUser,
  ): Promise<ResponseOf<'GET /payment/orders/{id}'>> {
    const { state } = await this.checkouts.ownedBy(id, orderId);
    if (state === 'open') await this.checkouts.refresh(orderId);
    await this.projector.caughtUp(orders);
    return { data: orderOf((await this.views.get(orders, orderId))!) };
  }

  @Limits(OWN_WRITES)
  @Post('demonstration/:orderId')
  async demonstrate(
    @Param('orderId') orderId: string,
    @Body() { pay }: ParsedBody<'POST /payment/demonstration/{orderId}'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<void> {
    await this.checkouts.demonstrate(id, orderId, pay);
  }

  @Public()
  @Post('webhook')
  async handleWebhook(
    @Req() { rawBody }: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature?: string,
  ): Promise<void> {
    currentContext().actor = SYSTEM;
    await this.checkouts.handleWebhook(rawBody ?? Buffer.alloc(0), signature);
  }

  private open(userId: string, header: string | undefined, product: Product) {
    if (header !== userId) throw new Rejected('invalid', t('another-user'));
    return this.checkouts.open(userId, product);
  }
}
