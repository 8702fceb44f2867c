import { join, resolve } from 'node:path';
import { environmentOf, type Environment } from './environment';
import { oidcIn, type OidcSettings } from './oidc';
import { paymentsIn, type PaymentSettings } from './payments';
import { proxiesIn, type Proxies } from './proxies';
import { videoIn, type VideoSettings } from './video';

export interface Config extends PaymentSettings, VideoSettings {
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
  /** If null, everybody who reaches the server may read the metrics and the details of `/readyz`. */
  readonly operationsToken: string | null;
  readonly logLevel: LogLevel;
  /** Multiplies the intervals of pings, leases and checks, and the waits in which a batch collects. */
  readonly waitScale: number;
}

const ROLES = ['all', 'api', 'projector', 'worker'] as const;
type ProcessRole = (typeof ROLES)[number];
export type Part = Exclude<ProcessRole, 'all'>;

export const playsPart = ({ role }: Pick<Config, 'role'>, part: Part) => role === 'all' || role === part;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const TWO_FACTOR = ['nobody', 'staff'] as const;
const PASSWORD_HASHING = ['strong', 'weak'] as const;
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
  const environment = environmentOf(env, (sentence) => void problems.push(sentence));
  const { production, text, oneOf, secret, url, wholeNumber } = environment;
  const port = wholeNumber('PORT', 3000, 0, 65_535);
  const dataDir = resolve(text('DATA_DIR', './data'));
  const config: Config = {
    production,
    port,
    host: text('HOST', '127.0.0.1'),
    dataDir,
    eventStoreUrl: url('EVENT_STORE_URL', ['esdb:', 'esdb+discover:']),
    readStoreUrl: url('READ_STORE_URL', MONGODB),
    vaultUrl: url('VAULT_URL', MONGODB),
    restoredTo: restoredToIn(environment),
    role: oneOf('ROLE', ROLES, 'all'),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    jwtSecret: secret('JWT_SECRET', 32),
    mailUrl: url('MAIL_URL', ['smtp:', 'smtps:']),
    mailDir: join(dataDir, 'mail'),
    publicUrl: (url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/$/, ''),
    productName: text('PRODUCT_NAME', 'Quadrangle'),
    supportEmail: text('SUPPORT_EMAIL', 'support@quadrangle.example'),
    demo: oneOf('DEMO', ['on', 'off'], production ? 'off' : 'on') === 'on',
    passwordHashing: oneOf('PASSWORD_HASHING', PASSWORD_HASHING, 'strong'),
    requireTwoFactor: oneOf('REQUIRE_TWO_FACTOR', TWO_FACTOR, 'nobody'),
    oidc: oidcIn(environment),
    ...paymentsIn(environment),
    appStoreUrl: url('APP_STORE_URL', ['https:']),
    playStoreUrl: url('PLAY_STORE_URL', ['https:']),
    trustProxy: trustProxyIn(environment),
    peoplePerIp: wholeNumber('PEOPLE_PER_IP', 100, 1, 1_000_000),
    ...videoIn(environment),
    operationsToken: secret('OPERATIONS_TOKEN', 16),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    waitScale: Number(text('WAIT_SCALE', '1')),
  };
  problems.push(...problemsOf(config));
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function restoredToIn({ optional, report }: Environment): bigint | null {
  const position = optional('RESTORED_TO');
  if (position === null || /^\d{1,20}$/.test(position)) return position === null ? null : BigInt(position);
  report('RESTORED_TO must be the position at which the restored history ends, such as 0.');
  return null;
}

function trustProxyIn({ text, report }: Environment): Proxies {
  const proxies = proxiesIn(text('TRUST_PROXY', 'off'));
  if (proxies === null)
    report(
      'TRUST_PROXY must be off, the number of proxies in front, such as 1, or their addresses, such as 10.0.0.5, 10.1.0.0/16: whoever else may name any address.',
    );
  return proxies ?? 0;
}

function problemsOf(config: Config): string[] {
  const { production, eventStoreUrl, jwtSecret, passwordHashing, supportEmail, waitScale } = config;
  const checks: readonly (readonly [isValid: boolean, problem: string])[] = [
    [waitScale >= 0.01 && waitScale <= 10, 'WAIT_SCALE must be a number from 0.01 to 10.'],
    [!production || jwtSecret !== null, 'JWT_SECRET is required in production.'],
    [!production || passwordHashing === 'strong', 'PASSWORD_HASHING must be strong in production.'],
    [/^[^\s@]+@[^\s@]+$/.test(supportEmail), 'SUPPORT_EMAIL must be an email address.'],
    [
      eventStoreUrl === null || /^\S+?:\/\/[^/?]+(\/\w*)?(\?|$)/.test(eventStoreUrl),
      'EVENT_STORE_URL must name its installation in one word of letters, digits and underscores.',
    ],
  ];
  return checks.flatMap(([isValid, problem]) => (isValid ? [] : [problem]));
}

export const CONFIG = Symbol('Config');
