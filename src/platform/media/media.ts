import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CannotStart } from '../../kernel/errors';
import { CONFIG, type Config, playsPart } from '../config/config';
import type { TurnConfig } from '../config/video';
import type { MediaServer } from './media-server';
import { MediasoupServer } from './mediasoup-server';
import type * as Werift from './werift/werift-server';
import { createHmac } from 'node:crypto';
import type { IceServer } from '../../../contract/video';

@Injectable()
export class Media implements OnApplicationBootstrap, OnApplicationShutdown {
  private opened: Promise<MediaServer> | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Settings for video are tested at startup, while an operator is watching. */
  async onApplicationBootstrap(): Promise<void> {
    const { server, port } = this.config.media;
    if (!playsPart(this.config, 'api') || (server === 'werift' && port === 0)) return;
    await this.server().catch((err: unknown) => {
      if (err instanceof CannotStart) throw err;
      throw new CannotStart(`Video cannot use UDP port ${port}: ${(err as Error).message}.`);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const server = await this.opened?.catch(() => undefined);
    await server?.close();
  }

  async server(): Promise<MediaServer> {
    const opening = this.opened ?? this.use(open(this.config));
    const server = await opening.catch(() => undefined);
    if (server?.isAlive) return server;
    if (this.opened === opening) this.opened = undefined;
    return server ? this.server() : opening;
  }

  use(opening: Promise<MediaServer>): Promise<MediaServer> {
    this.opened = opening;
    return opening;
  }
}

/** This is rarely needed and slow to load. It is a variable since `import()` refuses a literal without extension. */
const BUILT_IN: string = './werift/werift-server';

async function open({ media }: Config): Promise<MediaServer> {
  if (media.server === 'mediasoup') return MediasoupServer.open(media);
  const { WeriftServer } = (await import(BUILT_IN)) as typeof Werift;
  return WeriftServer.open(media);
}

/** Returns credentials for a TURN server. The name contains their expiry, and the password signs it. */
export function turnServers(turn: TurnConfig | null, userId: string, until: Date): readonly IceServer[] {
  if (!turn) return [];
  const username = `${Math.floor(until.getTime() / 1000)}:${userId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: turn.urls, username, credential }];
}
