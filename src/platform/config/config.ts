import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { oidcIn, type OidcSettings } from './oidc';
import { paymentsIn, type PaymentSettings } from './payments';
import { proxiesIn, type Proxies } from './proxies';
import type { Setting } from './settings';

export interface Config extends PaymentSettings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null means a SQLite file under `dataDir`, here and for the next two. */
  readonly eventStoreUrl: string | null;
  readonly readStoreUrl: string | null;
  readonly vaultUrl: string | null;
  /** Where a history ends that was restored on purpose. If null, it must contain all that vault and views know. */
  readonly restoredTo: bigint | null;
  readonly role: ProcessRole;
  /** If null, jobs are stored in `<dataDir>/jobs.db`, and events reach only the sockets of this process. */
  readonly redisUrl: string | null;
  /** If null, a secret is generated at the first start and stored in the vault. */
  readonly jwtSecret: string | null;
  /** If null, mails are written to files under `<dataDir>/mail`. */
  readonly mailUrl: string | null;
  readonly mailDir: string;
  readonly publicUrl: string;
  readonly productName: string;
  readonly supportEmail: string;
  readonly demo: boolean;
  readonly passwordHashing: (typeof PASSWORD_HASHING)[number];
  readonly requireTwoFactor: (typeof TWO_FACTOR)[number];
  readonly oidc: OidcSettings | null;
  readonly appStoreUrl: string | null;
  readonly playStoreUrl: string | null;
  readonly trustProxy: Proxies;
  readonly peoplePerIp: number;
  readonly media: MediaConfig;
  /** If null, browsers must reach the server directly for video. */
  readonly turn: TurnConfig | null;
  /** If null, everybody who reaches the server may read the metrics and the details of `/readyz`. */
  readonly operationsToken: string | null;
  readonly logLevel: LogLevel;
  /** Multiplies the intervals of pings, leases and checks, and the waits in which a batch collects. */
  readonly waitScale: number;
}

export interface MediaConfig {
  readonly server: (typeof MEDIA_SERVERS)[number];
  /** The UDP port; 0 picks a free one. */
  readonly port: number;
  /** The address where browsers reach that port. If null, every address of this machine is announced. */
  readonly announced: string | null;
}

export interface TurnConfig {
  readonly urls: readonly string[];
  readonly secret: string;
}

const ROLES = ['all', 'api', 'projector', 'worker'] as const;
type ProcessRole = (typeof ROLES)[number];
export type Part = Exclude<ProcessRole, 'all'>;

export const playsPart = ({ role }: Pick<Config, 'role'>, part: Part) => role === 'all' || role === part;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const TWO_FACTOR = ['nobody', 'staff'] as const;
const PASSWORD_HASHING = ['strong', 'weak'] as const;
const MEDIA_SERVERS = ['werift', 'mediasoup'] as const;
const MONGODB = ['mongodb:', 'mongodb+srv:'];
type LogLevel = (typeof LOG_LEVELS)[number];

/** Scales a wait of this process and rounds it to whole milliseconds, which stores and queues require. */
export const scaledMs = ({ waitScale }: Pick<Config, 'waitScale'>, ms: number) => Math.round(ms * waitScale);

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Reads the environment; throws a `ConfigError` with one sentence for each invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const report = (sentence: string) => void problems.push(sentence);
  const text = (name: Setting, fallback: string) => env[name]?.trim() || fallback;
  const optional = (name: Setting) => env[name]?.trim() || null;

  const oneOf = <Value extends string>(name: Setting, values: readonly Value[], fallback: Value): Value => {
    const value = text(name, fallback);
    if ((values as readonly string[]).includes(value)) return value as Value;
    report(`${name} must be one of ${values.join(', ')}, not "${value}".`);
    return fallback;
  };
  const url = (name: Setting, protocols: readonly string[]) => {
    const value = optional(name);
    // A store's address may list several hosts, which `URL` cannot parse, so the list is cut to its first host.
    const ofOneHost = value?.replace(/(?<=:\/\/[^/?]*),[^/?@\s]*(?=[/?]|$)/, '') ?? '';
    const parsed = URL.canParse(ofOneHost) ? new URL(ofOneHost) : null;
    if (value !== null && !(parsed?.hostname && protocols.includes(parsed.protocol))) {
      report(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
    }
    return value;
  };

  const production = text('NODE_ENV', 'development') === 'production';
  const port = Number(text('PORT', '3000'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    report('PORT must be a whole number from 0 to 65535.');
  const peoplePerIp = Number(text('PEOPLE_PER_IP', '100'));
  if (!Number.isInteger(peoplePerIp) || peoplePerIp < 1 || peoplePerIp > 1_000_000)
    report('PEOPLE_PER_IP must be a whole number from 1 to 1000000.');
  const waitScale = Number(text('WAIT_SCALE', '1'));
  if (!(waitScale >= 0.01 && waitScale <= 10)) report('WAIT_SCALE must be a number from 0.01 to 10.');
  const trustProxy = proxiesIn(text('TRUST_PROXY', 'off'));
  if (trustProxy === null)
    report(
      'TRUST_PROXY must be off, the number of proxies in front, such as 1, or their addresses, such as 10.0.0.5, 10.1.0.0/16: whoever else may name any address.',
    );
  const host = text('HOST', '127.0.0.1');
  const dataDir = resolve(text('DATA_DIR', './data'));
  const jwtSecret = optional('JWT_SECRET');
  if (jwtSecret !== null && jwtSecret.length < 32) report('JWT_SECRET must have at least 32 characters.');
  if (production && jwtSecret === null) report('JWT_SECRET is required in production.');
  const operationsToken = optional('OPERATIONS_TOKEN');
  if (operationsToken !== null && operationsToken.length < 16)
    report('OPERATIONS_TOKEN must have at least 16 characters.');
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`;
  const passwordHashing = oneOf('PASSWORD_HASHING', PASSWORD_HASHING, 'strong');
  if (production && passwordHashing !== 'strong') report('PASSWORD_HASHING must be strong in production.');
  const supportEmail = text('SUPPORT_EMAIL', 'support@quadrangle.example');
  if (!/^[^\s@]+@[^\s@]+$/.test(supportEmail)) report('SUPPORT_EMAIL must be an email address.');

  const eventStoreUrl = url('EVENT_STORE_URL', ['esdb:', 'esdb+discover:']);
  if (eventStoreUrl !== null && !/^\S+?:\/\/[^/?]+(\/\w*)?(\?|$)/.test(eventStoreUrl))
    report('EVENT_STORE_URL must name its installation in one word of letters, digits and underscores.');

  const restoredTo = optional('RESTORED_TO');
  if (restoredTo !== null && !/^\d{1,20}$/.test(restoredTo))
    report('RESTORED_TO must be the position at which the restored history ends, such as 0.');

  const videoPort = Number(text('VIDEO_PORT', '0'));
  if (!Number.isInteger(videoPort) || videoPort < 0 || videoPort > 65_535)
    report('VIDEO_PORT must be a whole number from 0 to 65535.');
  const videoAddress = optional('VIDEO_ADDRESS');
  if (videoAddress !== null && isIP(videoAddress) === 0)
    report('VIDEO_ADDRESS must be an IP address, such as 203.0.113.7.');
  const turnUrls = text('TURN_URL', '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const turnSecret = optional('TURN_SECRET');
  if (!turnUrls.every((each) => /^turns?:[^\s/@]+$/.test(each)))
    report('TURN_URL must be addresses such as turn:turn.example.org:3478, with commas between them.');
  if (turnUrls.length > 0 !== (turnSecret !== null))
    report('TURN_URL and TURN_SECRET belong together: set both or neither.');

  const config: Config = {
    production,
    port,
    host,
    dataDir,
    eventStoreUrl,
    readStoreUrl: url('READ_STORE_URL', MONGODB),
    vaultUrl: url('VAULT_URL', MONGODB),
    restoredTo: restoredTo === null || !/^\d{1,20}$/.test(restoredTo) ? null : BigInt(restoredTo),
    role: oneOf('ROLE', ROLES, 'all'),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    jwtSecret,
    mailUrl: url('MAIL_URL', ['smtp:', 'smtps:']),
    mailDir: join(dataDir, 'mail'),
    publicUrl: publicUrl.replace(/\/$/, ''),
    productName: text('PRODUCT_NAME', 'Quadrangle'),
    supportEmail,
    demo: oneOf('DEMO', ['on', 'off'], production ? 'off' : 'on') === 'on',
    passwordHashing,
    requireTwoFactor: oneOf('REQUIRE_TWO_FACTOR', TWO_FACTOR, 'nobody'),
    oidc: oidcIn({ production, text, optional, url, report }),
    ...paymentsIn({ production, text, optional, url, report }),
    appStoreUrl: url('APP_STORE_URL', ['https:']),
    playStoreUrl: url('PLAY_STORE_URL', ['https:']),
    trustProxy: trustProxy ?? 0,
    peoplePerIp,
    media: {
      server: oneOf('MEDIA_SERVER', MEDIA_SERVERS, 'werift'),
      port: videoPort,
      announced: videoAddress,
    },
    turn: turnSecret === null ? null : { urls: turnUrls, secret: turnSecret },
    operationsToken,
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    waitScale,
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

export const CONFIG = Symbol('Config');
