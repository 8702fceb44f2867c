import type { Setting } from '../../src/platform/config/settings';

interface SettingDocs {
  /** The default as a value of the variable. A test compares it with the code. */
  readonly default?: string;
  /** What an unset variable means, if there is no default value. */
  readonly unset?: string;
  readonly meaning: string;
}

export const SETTING_GROUPS: Readonly<Record<string, Partial<Record<Setting, SettingDocs>>>> = {
  'Process and address': {
    PORT: { default: '3000', meaning: 'The TCP port to listen on.' },
    HOST: { default: '127.0.0.1', meaning: 'The address to listen on. The image sets `0.0.0.0`.' },
    PUBLIC_URL: {
      default: 'http://localhost:3000',
      meaning: 'The address that people open. Links in emails start with it. The default follows `PORT`.',
    },
    TRUST_PROXY: {
      default: 'off',
      meaning:
        'Which proxies are in front: how many, such as `1`, or their addresses, such as `10.0.0.5, 10.1.0.0/16`.',
    },
    ROLE: {
      default: 'all',
      meaning:
        'What this process does: `all`, `api`, `projector` or `worker`. See [several instances](operating.md#several-instances).',
    },
    NODE_ENV: {
      default: 'development',
      meaning: '`production` turns the demonstration off and requires `JWT_SECRET`.',
    },
    LOG_LEVEL: {
      default: 'info',
      meaning: 'One of `fatal`, `error`, `warn`, `info`, `debug`, `trace` and `silent`.',
    },
    OPERATIONS_TOKEN: {
      unset: 'open to everyone',
      meaning:
        'The bearer token that `/metrics` and the details of `/readyz` require; at least 16 characters.',
    },
    WAIT_SCALE: {
      default: '1',
      meaning: 'A factor from 0.01 to 10 for pings, leases, checks and the delay that gathers notifications.',
    },
  },
  Stores: {
    DATA_DIR: {
      default: './data',
      meaning: 'The folder of the embedded databases, and of emails without a mail server.',
    },
    EVENT_STORE_URL: {
      unset: '`events.db`',
      meaning: 'The history in EventStoreDB 22.6 or newer: `esdb://user:password@host:2113/installation`.',
    },
    READ_STORE_URL: {
      unset: '`views.db`',
      meaning:
        'The views in MongoDB 4.4 or newer: `mongodb://user:password@host:27017/views`, or `mongodb+srv://…`.',
    },
    VAULT_URL: {
      unset: '`vault.db`',
      meaning: 'The vault in MongoDB, with an address like that of the views.',
    },
    REDIS_URL: {
      unset: '`jobs.db`',
      meaning:
        'Redis, at `redis://…` or `rediss://…`, for the jobs, sockets and limits of several instances.',
    },
    RESTORED_TO: {
      unset: 'the history must be complete',
      meaning:
        'The position at which a history ends that you restored on purpose. See [backup](operating.md#backup).',
    },
  },
  Security: {
    JWT_SECRET: {
      unset: 'generated, stored in the vault',
      meaning: 'Signs access tokens; at least 32 characters. Production requires it.',
    },
    PASSWORD_HASHING: { default: 'strong', meaning: '`weak` is for tests, and production refuses it.' },
    REQUIRE_TWO_FACTOR: {
      default: 'nobody',
      meaning: '`staff`: all staff sign in in two steps, including those who come from an issuer.',
    },
    PEOPLE_PER_IP: {
      default: '100',
      meaning: 'How many people may share one IP address, such as a whole school. See [limits](#limits).',
    },
    OIDC_ISSUER: {
      unset: 'no sign-in elsewhere',
      meaning: 'The address of the OpenID Connect issuer where people may sign in.',
    },
    OIDC_CLIENT_ID: {
      unset: 'required with `OIDC_ISSUER`',
      meaning: 'The client id of this installation at the issuer.',
    },
    OIDC_CLIENT_SECRET: { unset: 'required with `OIDC_ISSUER`', meaning: 'The client secret at the issuer.' },
    OIDC_NAME: { unset: "the issuer's host name", meaning: 'The name on the button ‘Sign in with …’.' },
    OIDC_DOMAINS: {
      unset: 'any domain',
      meaning: 'The email domains that may sign in there, separated by commas.',
    },
  },
  'Product and mail': {
    PRODUCT_NAME: { default: 'Quadrangle', meaning: 'The name on the screen and in emails.' },
    SUPPORT_EMAIL: {
      default: 'support@quadrangle.example',
      meaning: 'The address that Contact opens, and the sender of emails.',
    },
    MAIL_URL: {
      unset: 'files in `DATA_DIR/mail`',
      meaning: 'The mail server: `smtp://user:password@host:587` or `smtps://…`.',
    },
    DEMO: {
      default: 'on',
      meaning:
        '`on` fills an empty installation with demonstration data. In production the default is `off`.',
    },
    APP_STORE_URL: {
      unset: 'no link',
      meaning: 'Where `/download` sends iPhones and iPads; an `https://` address.',
    },
    PLAY_STORE_URL: { unset: 'no link', meaning: 'The same for Android.' },
  },
  Video: {
    MEDIA_SERVER: {
      default: 'werift',
      meaning: '`werift`, which is built in, or `mediasoup`. It forwards picture and sound.',
    },
    VIDEO_PORT: { default: '0', meaning: 'The UDP port for video. `0` takes any free port.' },
    VIDEO_ADDRESS: {
      unset: 'every address of the machine',
      meaning: 'The IP address at which browsers reach the UDP port.',
    },
    TURN_URL: {
      unset: 'no TURN server',
      meaning: 'The TURN server, such as `turn:turn.example.org:3478`; separate several with commas.',
    },
    TURN_SECRET: { unset: 'required with `TURN_URL`', meaning: 'The secret shared with the TURN server.' },
  },
  Payments: {
    STRIPE_SECRET_KEY: {
      unset: 'demonstration; nothing in production',
      meaning: 'Takes payments with Stripe.',
    },
    STRIPE_WEBHOOK_SECRET: {
      unset: 'required with `STRIPE_SECRET_KEY`',
      meaning: "The signing secret that proves that a webhook event is Stripe's.",
    },
    STRIPE_URL: { unset: "Stripe's own address", meaning: 'Another address of Stripe, for tests.' },
    CURRENCY: { default: 'USD', meaning: 'The currency of all prices.' },
    PRICE_SESSION_60: { default: '9000', meaning: 'The price of a session of one hour, in cents.' },
    PRICE_SESSION_30: { default: '5000', meaning: 'The price of a session of half an hour, in cents.' },
    PRICE_ADVISING: { default: '14900', meaning: 'The price of the advising system, in cents.' },
  },
};
