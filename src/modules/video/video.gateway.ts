import { Logger } from '@nestjs/common';
import {
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server } from 'socket.io';
import type { RoomAnswer, RoomRequest } from '../../../contract/video';
import type { UserSocket } from '../../platform/realtime/user-socket';
import { refusal, RoomController } from './room-controller';
import { RoomHosts } from './room-hosts';
import { RoomPasses } from './room-passes';
import { RoomPeers } from './room-peers';
import { isBodyOf, ROOM_REQUESTS } from './room-requests';
import { seatHere } from './seat';
import { t } from './messages';

/** The maximum number of a connection's requests in ten seconds; entering a room takes about fifteen. */
const MAX_REQUESTS = 200;
const WITHIN_MS = 10_000;

interface Connection {
  requestCount: number;
  since: number;
  last: Promise<void>;
  elsewhere: string | undefined;
}

type Answer = RoomAnswer<RoomRequest>;

/** Handles the requests of browsers about rooms, those of one connection one after the other. */
@WebSocketGateway()
export class VideoGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  private readonly logger = new Logger(VideoGateway.name);
  private readonly lines = new WeakMap<UserSocket, Connection>();

  constructor(
    private readonly controller: RoomController,
    private readonly hosts: RoomHosts,
    private readonly peers: RoomPeers,
    private readonly passes: RoomPasses,
  ) {}

  afterInit(server: Server): void {
    this.peers.listen(server);
  }

  handleConnection(socket: UserSocket): void {
    this.lines.set(socket, {
      requestCount: 0,
      since: Date.now(),
      last: Promise.resolve(),
      elsewhere: undefined,
    });
    for (const name of ROOM_REQUESTS) {
      socket.on(name, (body: unknown, reply: unknown) => {
        if (typeof reply === 'function') this.enqueue(socket, name, body, reply as (answer: Answer) => void);
      });
    }
  }

  handleDisconnect(socket: UserSocket): void {
    if (this.lines.has(socket)) this.enqueue(socket, 'room.leave', {}, () => undefined);
  }

  private enqueue(
    socket: UserSocket,
    name: RoomRequest,
    body: unknown,
    reply: (answer: Answer) => void,
  ): void {
    const line = this.lines.get(socket)!;
    if (Date.now() - line.since > WITHIN_MS) Object.assign(line, { asked: 0, since: Date.now() });
    if (++line.requestCount > MAX_REQUESTS && socket.connected)
      return reply(refusal(t('room-too-busy'), socket.data.language));
    line.last = line.last
      .then(() => this.answer(socket, line, name, body))
      .catch((err: unknown) => {
        this.logger.error({ err }, 'A request about a room could not be answered.');
        return refusal(t('room-failed'), socket.data.language);
      })
      .then(reply);
  }

  private async answer(
    socket: UserSocket,
    line: Connection,
    name: RoomRequest,
    body: unknown,
  ): Promise<Answer> {
    const seat = seatHere(socket);
    if (name === 'room.join') {
      if (line.elsewhere !== undefined) await this.peers.ask(seat, line.elsewhere, 'room.leave', {});
      line.elsewhere = await this.whereElse(body);
      if (line.elsewhere !== undefined) await this.controller.answer(seat, 'room.leave', {});
    }
    if (line.elsewhere === undefined) return this.controller.answer(seat, name, body);
    const answer = await this.peers.ask(seat, line.elsewhere, name, body);
    const stays = name === 'room.join' ? answer?.ok : name !== 'room.leave';
    if (!stays) line.elsewhere = undefined;
    return answer ?? refusal(t('room-elsewhere'), socket.data.language);
  }

  private async whereElse(body: unknown): Promise<string | undefined> {
    const room = isBodyOf('room.join', body) ? await this.passes.roomOf(body.token) : undefined;
    return room === undefined || (await this.hosts.isHere(room)) ? undefined : room;
  }
}
