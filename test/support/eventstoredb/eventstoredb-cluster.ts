import { status } from '@grpc/grpc-js';
import { EventLog } from './event-log';
import { EventStoreDbServer } from './eventstoredb-server';
import type { MemberState } from './membership';

/** Members that share one log; the test appoints the leader. */
export class EventStoreDbCluster {
  readonly log = new EventLog();
  readonly members: readonly EventStoreDbServer[];
  states: readonly (MemberState | undefined)[] = [];
  private leader: EventStoreDbServer | undefined;
  private readonly away = new Set<EventStoreDbServer>();
  /** The appends that a leader without a majority refused: they are committed once it has one again. */
  private readonly uncommitted: (() => void)[] = [];

  static async start(size = 3, settings: Partial<EventStoreDbServer> = {}): Promise<EventStoreDbCluster> {
    const cluster = new EventStoreDbCluster(size);
    for (const member of cluster.members) Object.assign(member, settings);
    for (const member of cluster.members) await member.start();
    cluster.elect(0);
    return cluster;
  }

  private constructor(size: number) {
    const membership = {
      members: () =>
        this.members.map((member, index) => ({
          port: member.port,
          alive: !this.away.has(member),
          state: this.states[index],
        })),
      leader: () => this.leader?.port,
      refusalWithoutMajority: (commit: () => void) => this.refusalWithoutMajority(commit),
    };
    this.members = Array.from({ length: size }, () => new EventStoreDbServer(this.log, membership));
  }

  url(): string {
    const hosts = this.members.map(({ port }) => `127.0.0.1:${port}`);
    return `esdb://${hosts.join(',')}/?tls=false`;
  }

  discoverUrl(index: number): string {
    return `esdb+discover://127.0.0.1:${this.members[index]!.port}/?tls=false`;
  }

  elect(index?: number): void {
    this.leader = index === undefined ? undefined : this.members[index];
    this.commit();
  }

  /** Ends the member's calls as a node does that is asked to stop, then drops its connections. */
  async askToStop(index: number): Promise<void> {
    await this.members[index]!.resetSubscriptions();
    await this.leave(index);
  }

  async leave(index: number): Promise<void> {
    const member = this.members[index]!;
    this.away.add(member);
    if (this.leader === member) this.leader = undefined;
    await member.kill();
  }

  async join(index: number): Promise<void> {
    const member = this.members[index]!;
    await member.start();
    this.away.delete(member);
    this.commit();
  }

  async stop(): Promise<void> {
    for (const member of this.members) await member.kill();
  }

  private get hasMajority(): boolean {
    return (this.members.length - this.away.size) * 2 > this.members.length;
  }

  /** The first append waits for its commit in vain, and the next one arrives while the leader steps down. */
  private refusalWithoutMajority(commit: () => void) {
    if (this.hasMajority) return undefined;
    const isFirst = this.uncommitted.push(commit) === 1;
    if (!isFirst) this.elect();
    const reason = isFirst ? 'Commit phase timeout.' : 'Request canceled by server';
    return { code: status.ABORTED, details: `Operation timed out: ${reason}` };
  }

  private commit(): void {
    if (!this.leader || !this.hasMajority) return;
    for (const commit of this.uncommitted.splice(0)) commit();
  }
}
