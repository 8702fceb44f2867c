import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { UUID } from '@eventstore/db-client/generated/shared_pb';
import { Metadata, status, type ServerErrorResponse } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import type { ProposedEvent } from './event-log';

export interface Member {
  readonly port: number;
  readonly alive: boolean;
  readonly state?: MemberState;
}

export type MemberState = 'UNKNOWN' | 'PREREPLICA' | 'MANAGER';

export interface Membership {
  readonly members: () => readonly Member[];
  readonly leader: () => number | undefined;
  /** Returns what a leader answers to an append, which is committed later, while it has lost the majority. */
  readonly refusalWithoutMajority: (commit: () => void) => Partial<ServerErrorResponse> | undefined;
}

export const singleNode = (port: () => number): Membership => ({
  members: () => [{ port: port(), alive: true }],
  leader: port,
  refusalWithoutMajority: () => undefined,
});

export function clusterInfo({ members, leader }: Membership): ClusterInfo {
  const states = MemberInfo.VNodeState;
  const stateOf = ({ port, state }: Member) =>
    state ? states[state] : port === leader() ? states.LEADER : states.FOLLOWER;
  const infos = members().map((member) =>
    new MemberInfo()
      .setInstanceId(new UUID().setString(randomUUID()))
      .setTimeStamp('0')
      .setState(stateOf(member))
      .setIsAlive(member.alive)
      .setHttpEndPoint(new EndPoint().setAddress('127.0.0.1').setPort(member.port)),
  );
  return new ClusterInfo().setMembersList(infos);
}

export function refusal(
  metadata: Metadata,
  { leader }: Membership,
  port: number,
): Partial<ServerErrorResponse> | undefined {
  const leading = leader();
  if (leading === undefined) return { code: status.UNAVAILABLE, details: 'Server Is Not Ready' };
  if (metadata.get('requires-leader')[0] !== 'true' || leading === port) return undefined;
  const trailers = new Metadata();
  trailers.set('exception', 'not-leader');
  trailers.set('leader-endpoint-host', '127.0.0.1');
  trailers.set('leader-endpoint-port', String(leading));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata: trailers };
}

export function tooLarge(
  proposed: readonly ProposedEvent[],
  limit: number,
): Partial<ServerErrorResponse> | undefined {
  const bytes = proposed.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
  if (bytes <= limit) return undefined;
  const trailers = new Metadata();
  trailers.set('exception', 'maximum-append-size-exceeded');
  trailers.set('maximum-append-size', String(limit));
  return {
    code: status.INVALID_ARGUMENT,
    details: `Maximum Append Size of ${limit} Exceeded.`,
    metadata: trailers,
  };
}

export function streamDeleted(stream: string): Partial<ServerErrorResponse> {
  const trailers = new Metadata();
  trailers.set('exception', 'stream-deleted');
  trailers.set('stream-name', stream);
  return {
    code: status.FAILED_PRECONDITION,
    details: `Event stream '${stream}' is deleted.`,
    metadata: trailers,
  };
}

export const HANDLER_FAILED = { code: status.UNKNOWN, details: 'Exception was thrown by handler.' };

export function senseless(
  stream: string,
  proposed: readonly ProposedEvent[],
): Partial<ServerErrorResponse> | undefined {
  const areSound = proposed.every(({ id, type }) => UUID_TEXT.test(id) && type !== '');
  if (stream !== '' && areSound) return undefined;
  return HANDLER_FAILED;
}

const UUID_TEXT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
