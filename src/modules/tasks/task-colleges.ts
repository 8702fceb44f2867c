import { Injectable } from '@nestjs/common';
import { colleges } from '../../../projections/colleges/colleges';
import { Rejected } from '../../kernel/errors';
import { Views } from '../../platform/document-store/views';
import { t } from './messages';

@Injectable()
export class TaskColleges {
  constructor(private readonly views: Views) {}

  /** The college's own id, or the code itself if it is no longer in the catalogue. */
  async idOf(code: string): Promise<string> {
    return (await this.known([code])).get(code) ?? code;
  }

  async idsOf(codes: readonly string[]): Promise<string[]> {
    const known = await this.known(codes);
    const unknown = [...new Set(codes)].filter((code) => !known.has(code));
    if (unknown.length > 0) {
      const message = t('college-unknown', { codes: unknown });
      throw new Rejected('invalid', message, { ceeb_codes: message });
    }
    return [...new Set(known.values())];
  }

  private async known(codes: readonly string[]): Promise<Map<string, string>> {
    const ids = new Map([...(await this.views.getMany(colleges, codes)).keys()].map((id) => [id, id]));
    const unitIds = codes
      .filter((code) => !ids.has(code) && code.startsWith('U'))
      .map((code) => code.slice(1));
    const where = { 'fields.unitId': { in: unitIds } };
    for (const { id, fields } of unitIds.length > 0 ? await this.views.find(colleges, { where }) : [])
      ids.set(`U${fields.unitId}`, id);
    return ids;
  }
}
