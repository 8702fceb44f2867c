import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isReadable } from '../../../contract/text';
import { Rejected } from '../../kernel/errors';

const LONGEST_NAME = 200;

/** The file of a multipart body, truncated after so many bytes; undefined where there is none. */
export async function uploadIn(
  request: FastifyRequest,
  maxBytes: number,
): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return undefined;
  const limits = { fileSize: maxBytes, files: 1, fields: 10, parts: 11 };
  const upload = await request
    .file({ limits, throwFileSizeLimit: false })
    .catch(() => refuse('broken-upload', 'The upload is broken. Send the file again.'));
  if (upload === undefined) return undefined;
  const { filename, file } = upload;
  if (filename && filename.length <= LONGEST_NAME && isReadable(filename)) return upload;
  // What is left unread would hold the connection up.
  file.resume();
  return refuse(
    'invalid-file-name',
    `The file needs a name of at most ${LONGEST_NAME} characters, all of which can be read.`,
  );
}

function refuse(code: string, sentence: string): never {
  throw new Rejected('invalid', code, sentence);
}
