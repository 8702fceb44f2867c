import { mongo } from 'mongoose';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;

export type Document = mongo.Document;

export interface Request {
  readonly requestId: number;
  /** The driver's first greeting uses the legacy protocol. */
  readonly legacy: boolean;
  readonly command: Document;
}

/** Decodes 64-bit integers as objects that mingo can compare. */
export const decodeDocument = (bytes: Uint8Array): Document =>
  mongo.BSON.deserialize(bytes, { promoteLongs: false });

export const encodeDocument = (document: Document): Uint8Array =>
  mongo.BSON.serialize(document, { ignoreUndefined: true });

export class Framing {
  #chunks: Buffer[] = [];
  #length = 0;
  #wanted = HEADER_BYTES;

  *messages(chunk: Buffer): Generator<Request> {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    while (this.#length >= this.#wanted) {
      const arrived = Buffer.concat(this.#chunks);
      const length = arrived.readInt32LE(0);
      const whole = arrived.length >= length;
      const rest = whole ? arrived.subarray(length) : arrived;
      this.#chunks = [rest];
      this.#length = rest.length;
      this.#wanted = whole ? HEADER_BYTES : length;
      if (whole) yield decode(arrived.subarray(0, length));
    }
  }
}

function decode(message: Buffer): Request {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_QUERY) {
    const query = message.indexOf(0, HEADER_BYTES + 4) + 1 + 8;
    return { requestId, legacy: true, command: decodeDocument(message.subarray(query)) };
  }
  if (opCode !== OP_MSG) throw new Error(`No such message is understood: ${opCode}`);
  let command: Document = {};
  for (let at = HEADER_BYTES + 4; at < message.length;) {
    const kind = message[at++];
    const section = message.subarray(at, at + message.readInt32LE(at));
    at += section.length;
    if (kind === 0) command = { ...decodeDocument(section), ...command };
    else Object.assign(command, sequenceOf(section));
  }
  return { requestId, legacy: false, command };
}

/** Reads a document sequence, whose documents belong to a field of the command. */
function sequenceOf(section: Buffer): Document {
  const end = section.indexOf(0, 4);
  const documents: Document[] = [];
  for (let at = end + 1; at < section.length;) {
    const document = section.subarray(at, at + section.readInt32LE(at));
    documents.push(decodeDocument(document));
    at += document.length;
  }
  return { [section.toString('utf8', 4, end)]: documents };
}

export function encode({ requestId, legacy }: Request, answer: Document): Buffer {
  const body = encodeDocument(answer);
  // A legacy reply has flags 0, cursor 0, start 0 and count 1; a new one has flags 0 and section kind 0.
  const preamble = legacy ? Buffer.alloc(20) : Buffer.alloc(5);
  if (legacy) preamble.writeInt32LE(1, 16);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + preamble.length + body.length, 0);
  header.writeInt32LE(requestId, 8);
  header.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([header, preamble, body]);
}
