import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { VAULT, type Vault } from '../../platform/vault/vault';

/** One person's feed; the secret itself is stored because its address is shown again. */
interface Feed {
  readonly secret: string;
  readonly since: string;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Secret addresses of calendars: one per person, found by a hash of the secret. */
@Injectable()
export class CalendarFeeds {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  async of(userId: string): Promise<Feed | undefined> {
    return (await this.vault.get<Feed>('calendar-feed', userId))?.value;
  }

  /** Issues a new secret, and invalidates the previous one. */
  async begin(userId: string): Promise<Feed> {
    await this.end(userId);
    const feed: Feed = { secret: randomBytes(32).toString('base64url'), since: new Date().toISOString() };
    await this.vault.put('calendar-secret', hashOf(feed.secret), userId, { owner: userId });
    await this.vault.put('calendar-feed', userId, feed, { owner: userId });
    return feed;
  }

  async end(userId: string): Promise<void> {
    await this.vault.removeOwned('calendar-feed', userId);
    await this.vault.removeOwned('calendar-secret', userId);
  }

  async ownerOf(secret: string): Promise<string | undefined> {
    const owner = (await this.vault.get<string>('calendar-secret', hashOf(secret)))?.value;
    // Of two created at once, only the one that is shown is valid.
    return owner !== undefined && (await this.of(owner))?.secret === secret ? owner : undefined;
  }
}
