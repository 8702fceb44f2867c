import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { getOrCreateSecret, VAULT, type Vault } from '../vault/vault';
import { t } from '../messages';
import { currentContext, VISITOR } from './request-context';

const LEASE_MS = 24 * 3_600_000;

/** A key belongs to the sender's first request with it for a day, whatever the outcome, unless that request was malformed. */
@Injectable()
export class IdempotencyKeys implements OnModuleInit {
  private secret: string;

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  async onModuleInit(): Promise<void> {
    this.secret = await getOrCreateSecret(this.vault, 'idempotency');
  }

  /** Throws `Rejected` if the key was used for a different request. An upload is claimed with its body and its file. */
  async claim(part: 'body' | 'file', content: string): Promise<void> {
    const lease = this.leaseOf(part, content);
    if (!lease || (await this.documents.lease(lease.name, lease.holder, LEASE_MS))) return;
    throw new Rejected('invalid', t('idempotency-key-reused'));
  }

  async release(part: 'body', content: string): Promise<void> {
    const lease = this.leaseOf(part, content);
    if (lease) await this.documents.releaseLease(lease.name, lease.holder);
  }

  private leaseOf(part: string, content: string) {
    const { actor, idempotencyKey, request } = currentContext();
    if (idempotencyKey === undefined || !request) return undefined;
    const sender = actor === VISITOR ? `${actor.id} at ${request.from}` : actor.id;
    return {
      name: `${part}:${this.hash(sender, idempotencyKey)}`,
      holder: this.hash(request.line, content),
    };
  }

  /** The hash is keyed, so that what is stored reveals nothing about a password or a message. */
  private hash(...parts: readonly string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest('base64url');
  }
}
