import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

interface Session {
  readonly id: string;
  readonly orderId: string;
  cents: number;
  readonly currency: string;
  readonly expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  paid: boolean;
  refusedLater: boolean;
  refundedCents: number;
}

export const WEBHOOK_SECRET = 'whsec_test';

export class StripeServer {
  private readonly sessions = new Map<string, Session>();
  private readonly answers = new Map<string, { readonly body: string; readonly respond: object }>();
  private failures = 0;
  private wrongs: { readonly status: number; readonly body: string }[] = [];
  private webhookEvents = 0;
  readonly created: URLSearchParams[] = [];
  /** While it is silent, it accepts requests and answers none. */
  silent = false;
  unanswered = 0;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StripeServer> {
    const server = createServer();
    const stripe = new StripeServer(server);
    server.on('request', (request: IncomingMessage, response) => {
      if (stripe.silent) return void (stripe.unanswered += 1);
      void stripe.answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return stripe;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get env(): Readonly<Record<string, string>> {
    return {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_URL: this.url,
    };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  failNext(count: number): void {
    this.failures = count;
  }

  respondNextWith(body: string, status = 200): void {
    this.wrongs.push({ status, body });
  }

  described(orderId: string) {
    return described(this.sessionOf(orderId));
  }

  pay(orderId: string): void {
    Object.assign(this.sessionOf(orderId), { status: 'complete', paid: true });
  }

  charge(orderId: string, cents: number): void {
    this.sessionOf(orderId).cents = cents;
  }

  refuseLater(orderId: string): void {
    Object.assign(this.sessionOf(orderId), { status: 'complete', refusedLater: true });
  }

  expire(orderId: string): void {
    this.sessionOf(orderId).status = 'expired';
  }

  refund(orderId: string, cents: number): void {
    this.sessionOf(orderId).refundedCents += cents;
  }

  webhookEvent(type: string, orderId: string, secret = WEBHOOK_SECRET, details: object = {}) {
    this.webhookEvents += 1;
    const payload = JSON.stringify({
      id: `evt_${this.webhookEvents}`,
      object: 'event',
      type,
      data: { object: { metadata: { orderId }, ...details } },
    });
    return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
  }

  private sessionOf(orderId: string): Session {
    return [...this.sessions.values()].find((session) => session.orderId === orderId)!;
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: object | string }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const wrong = this.wrongs.shift();
    if (wrong) return wrong;
    if (this.failures > 0) {
      this.failures -= 1;
      return { status: 503, body: { error: { type: 'api_error', message: 'overloaded' } } };
    }
    const body = Buffer.concat(chunks).toString();
    if (request.method === 'POST') return this.create(body, request.headers['idempotency-key'] as string);
    const id = new URL(request.url!, this.url).pathname.split('/').pop()!;
    const session = this.sessions.get(id);
    return session
      ? { status: 200, body: described(session) }
      : { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
  }

  private create(body: string, key: string): { status: number; body: object } {
    const known = this.answers.get(key);
    if (known)
      return known.body === body
        ? { status: 200, body: known.respond }
        : { status: 400, body: { error: { type: 'idempotency_error', message: 'another body' } } };
    const asked = new URLSearchParams(body);
    const minutes = (Number(asked.get('expires_at')) * 1000 - Date.now()) / 60_000;
    if (minutes < 30 || minutes > 24 * 60)
      return { status: 400, body: { error: { type: 'invalid_request_error', param: 'expires_at' } } };
    this.created.push(asked);
    const session: Session = {
      id: `cs_test_${this.sessions.size + 1}`,
      orderId: asked.get('metadata[orderId]')!,
      cents: Number(asked.get('line_items[0][price_data][unit_amount]')),
      currency: asked.get('line_items[0][price_data][currency]')!,
      expiresAt: Number(asked.get('expires_at')),
      status: 'open',
      paid: false,
      refusedLater: false,
      refundedCents: 0,
    };
    this.sessions.set(session.id, session);
    const answer = described(session);
    this.answers.set(key, { body, respond: answer });
    return { status: 200, body: answer };
  }
}

const described = ({ id, status, paid, refusedLater, cents, currency, orderId, ...session }: Session) => ({
  id,
  object: 'checkout.session',
  status,
  payment_status: paid ? 'paid' : 'unpaid',
  amount_total: cents,
  currency,
  expires_at: session.expiresAt,
  metadata: { orderId },
  url: status === 'open' ? `https://checkout.stripe.test/${id}` : null,
  payment_intent:
    status === 'complete'
      ? {
          id: `pi_${id}`,
          object: 'payment_intent',
          status: refusedLater ? 'requires_payment_method' : 'succeeded',
          latest_charge: { id: `ch_${id}`, object: 'charge', amount_refunded: session.refundedCents },
        }
      : null,
});
