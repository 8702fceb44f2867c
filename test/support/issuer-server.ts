import {
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  type KeyObject,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Granted {
  readonly challenge: string;
  readonly nonce: string;
  readonly redirect: string;
}

export interface Defect {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly foreignKey?: boolean;
  readonly unsigned?: boolean;
  /** Signs the token with the public key as an HMAC secret. */
  readonly publicSecret?: boolean;
  readonly state?: string;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export class IssuerServer {
  private readonly key = newKey();
  private readonly foreign = newKey();
  private readonly granted = new Map<string, Granted>();
  person = { sub: 'sub-1', email: 'somebody@example.test' };
  defect: Defect = {};

  private constructor(private readonly server: Server) {}

  static async start(): Promise<IssuerServer> {
    const server = createServer();
    const issuer = new IssuerServer(server);
    server.on('request', (request: IncomingMessage, response) => {
      void issuer.respond(request).then(({ status = 200, location, body = {} }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
        response.end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return issuer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get env(): Readonly<Record<string, string>> {
    return {
      OIDC_ISSUER: this.url,
      OIDC_CLIENT_ID: 'quadrangle',
      OIDC_CLIENT_SECRET: 's3cret',
      OIDC_NAME: 'Northgate',
    };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async respond(
    request: IncomingMessage,
  ): Promise<{ status?: number; location?: string; body?: object }> {
    const { pathname, searchParams } = new URL(request.url!, this.url);
    if (pathname === '/.well-known/openid-configuration') return { body: this.metadata() };
    if (pathname === '/jwks') {
      const key = createPublicKey(this.key).export({ format: 'jwk' });
      return { body: { keys: [{ ...key, kid: 'k1', use: 'sig', alg: 'RS256' }] } };
    }
    if (pathname === '/authorize') return { status: 302, location: this.grant(searchParams) };
    let body = '';
    for await (const chunk of request) body += String(chunk);
    return this.exchange(new URLSearchParams(body), request.headers.authorization);
  }

  private get publicKey() {
    return createPublicKey(this.key).export({ format: 'pem', type: 'spki' });
  }

  private metadata(): object {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  private grant(asked: URLSearchParams): string {
    const code = randomUUID();
    const [challenge, nonce, redirect] = ['code_challenge', 'nonce', 'redirect_uri'].map((name) =>
      asked.get(name)!,
    );
    this.granted.set(code, { challenge: challenge!, nonce: nonce!, redirect: redirect! });
    const state = this.defect.state ?? asked.get('state')!;
    return `${redirect}?${new URLSearchParams({ code, state, iss: this.url }).toString()}`;
  }

  private exchange(asked: URLSearchParams, authorization = '') {
    const granted = this.granted.get(asked.get('code') ?? '');
    this.granted.delete(asked.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    const client = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString();
    if (client !== 'quadrangle:s3cret') return { status: 401, body: { error: 'invalid_client' } };
    if (verifier !== granted?.challenge || asked.get('redirect_uri') !== granted.redirect)
      return { status: 400, body: { error: 'invalid_grant' } };
    return { body: { access_token: 'a', token_type: 'Bearer', id_token: this.idToken(granted.nonce) } };
  }

  private idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const { claims, foreignKey, unsigned, publicSecret } = this.defect;
    const claimed = { iss: this.url, aud: 'quadrangle', iat: now, exp: now + 300, nonce, ...this.person };
    const payload = encoded({ ...claimed, email_verified: true, ...claims });
    if (unsigned) return `${encoded({ alg: 'none' })}.${payload}.`;
    const head = `${encoded({ alg: publicSecret ? 'HS256' : 'RS256', kid: 'k1' })}.${payload}`;
    if (publicSecret)
      return `${head}.${createHmac('sha256', this.publicKey).update(head).digest('base64url')}`;
    return `${head}.${this.signed(head, foreignKey ? this.foreign : this.key)}`;
  }

  private readonly signed = (text: string, key: KeyObject) =>
    sign('RSA-SHA256', Buffer.from(text), key).toString('base64url');
}
