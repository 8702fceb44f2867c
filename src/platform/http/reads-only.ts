import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';

export const READS_ONLY = 'reads-only';

/** Marks a POST that changes nothing: it claims no `Idempotency-Key`, and returns 200. */
export const ReadsOnly = () => applyDecorators(SetMetadata(READS_ONLY, true), HttpCode(200));
