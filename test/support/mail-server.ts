import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface ReceivedMail {
  readonly to: string;
  readonly content: string;
}

export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** The reply to an address, such as `550 No such mailbox`. */
  readonly refusals = new Map<string, string>();
  readonly refused = new Map<string, number>();
  isSilent = false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.serve(socket));

  static async start(): Promise<MailServer> {
    const made = new MailServer();
    made.server.listen(0, '127.0.0.1');
    await once(made.server, 'listening');
    return made;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  to(address: string): string[] {
    return this.received.filter(({ to }) => to === address).map(({ content }) => content);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    if (this.isSilent) return;
    let [text, to, isContent] = ['', '', false];
    const reply = (line: string) => socket.write(`${line}\r\n`);
    reply('220 mail.test');
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      for (let end = endIn(text, isContent); end >= 0; end = endIn(text, isContent)) {
        const taken = text.slice(0, end);
        text = text.slice(end + (isContent ? CONTENT_END : LINE_END).length);
        if (isContent) {
          this.received.push({ to, content: taken.replaceAll('=\r\n', '').replaceAll('=3D', '=') });
          isContent = false;
          reply('250 Taken');
        } else if (/^RCPT/i.test(taken)) {
          to = /<(.*)>/.exec(taken)![1]!;
          const refusal = this.refusals.get(to);
          if (refusal) this.refused.set(to, (this.refused.get(to) ?? 0) + 1);
          reply(refusal ?? '250 Known');
        } else if (/^DATA/i.test(taken)) {
          isContent = true;
          reply('354 Go on');
        } else reply(/^QUIT/i.test(taken) ? '221 Goodbye' : '250 mail.test');
      }
    });
  }
}

const LINE_END = '\r\n';
const CONTENT_END = '\r\n.\r\n';

const endIn = (text: string, isContent: boolean) => text.indexOf(isContent ? CONTENT_END : LINE_END);
