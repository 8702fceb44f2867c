import { connect } from 'node:net';
import type { Problem } from '../../contract/http';

/** Sends bytes that no client library would send. */
export function rawRequest(
  url: string,
  request: string | Buffer,
): Promise<{ status: number; body: Problem }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const answer = Buffer.concat(chunks).toString();
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
      resolve({
        status,
        body: (/\{.*\}/s.exec(body)?.[0] ? JSON.parse(/\{.*\}/s.exec(body)![0]) : {}) as Problem,
      });
    });
  });
}
