import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { VAULT, type Vault } from '../../platform/vault/vault';

/** A person's feed, by the hash of its secret; feeds of an earlier release have the secret itself. */
interface Feed {
  readonly hash?: string;
  readonly secret?: string;
  readonly since: string;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

@Injectable()
export class CalendarFeeds {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async of(userId: string): Promise<Feed | undefined> {
    return (await this.vault.get<Feed>('calendar-feed', userId))?.value;
  }

  async begin(userId: string): Promise<{ readonly secret: string; readonly since: string }> {
    await this.end(userId);
    const secret = randomBytes(32).toString('base64url');
    const feed = { hash: hashOf(secret), since: new Date().toISOString() } satisfies Feed;
    await this.vault.put('calendar-secret', feed.hash, userId, { owner: userId });
    await this.vault.put('calendar-feed', userId, feed, { owner: userId });
    return { secret, since: feed.since };
  }

  async end(userId: string): Promise<void> {
    await this.vault.removeOwned('calendar-feed', userId);
    await this.vault.removeOwned('calendar-secret', userId);
  }

  async ownerOf(secret: string): Promise<string | undefined> {
    const hash = hashOf(secret);
    const owner = (await this.vault.get<string>('calendar-secret', hash))?.value;
    const feed = owner === undefined ? undefined : await this.of(owner);
    // If two are created at once, only the later one is valid.
    return feed && (feed.hash ?? hashOf(feed.secret!)) === hash ? owner : undefined;
  }
}
