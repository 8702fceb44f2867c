import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';

export const READS_ONLY = 'reads-only';

/** A POST that changes nothing: it claims no `Idempotency-Key`, and answers 200. */
export const ReadsOnly = () => applyDecorators(SetMetadata(READS_ONLY, true), HttpCode(200));
