import { Injectable } from '@nestjs/common';
import { Rejected } from '../../kernel/errors';
import { CollegeDirectory } from '../colleges/colleges.queries';
import { t } from './messages';

@Injectable()
export class TaskColleges {
  constructor(private readonly colleges: CollegeDirectory) {}

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
    return new Map([...(await this.colleges.findMany(codes))].map(([code, { id }]) => [code, id]));
  }
}
