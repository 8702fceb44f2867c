import type { Environment } from './environment';

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  /** Only email addresses of these domains are linked; an empty list allows any. */
  readonly domains: readonly string[];
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export function oidcIn({ production, text, optional, list, url, report }: Environment): OidcSettings | null {
  const issuer = url('OIDC_ISSUER', ['https:', 'http:']);
  const clientId = optional('OIDC_CLIENT_ID');
  const clientSecret = optional('OIDC_CLIENT_SECRET');
  if (issuer === null && clientId === null && clientSecret === null) return null;
  if (issuer === null || clientId === null || clientSecret === null) {
    report('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are needed together.');
    return null;
  }
  if (!URL.canParse(issuer)) return null;
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && (production || !LOOPBACK.includes(hostname)))
    report(
      'OIDC_ISSUER must begin with https://; on this machine alone, and not in production, with http://.',
    );
  const domains = list('OIDC_DOMAINS').map((domain) => domain.toLowerCase());
  if (!domains.every((domain) => /^[^\s@]+\.[^\s@]+$/.test(domain)))
    report('OIDC_DOMAINS must be domains such as school.example, with commas between them.');
  return { issuer, clientId, clientSecret, name: text('OIDC_NAME', hostname), domains };
}
