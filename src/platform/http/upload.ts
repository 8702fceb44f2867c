import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isReadable, stripBidiControls } from '../../../contract/text';
import { Rejected } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import { t } from '../messages';

const MAX_NAME_LENGTH = 200;

/** Returns the file in a multipart body, truncated at `maxBytes`, or undefined if there is none. */
export async function uploadIn(
  request: FastifyRequest,
  maxBytes: number,
): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return undefined;
  const limits = { fileSize: maxBytes, files: 1, fields: 10, parts: 11 };
  const upload = await request
    .file({ limits, throwFileSizeLimit: false })
    .catch(() => refuse(t('broken-upload')));
  if (upload === undefined) return undefined;
  const { filename, file } = upload;
  if (filename && filename.length <= MAX_NAME_LENGTH && isReadable(filename))
    return Object.assign(upload, { filename: stripBidiControls(filename) });
  // An unread file would block the connection.
  file.resume();
  return refuse(t('invalid-file-name', { longest: MAX_NAME_LENGTH }));
}

export async function requiredUpload(request: FastifyRequest, maxBytes: number): Promise<MultipartFile> {
  return (await uploadIn(request, maxBytes)) ?? refuse(t('no-file'));
}

function refuse(message: LocalizedMessage): never {
  throw new Rejected('invalid', message);
}
