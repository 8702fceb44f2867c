import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Inject, Param, StreamableFile } from '@nestjs/common';
import { GUIDES, PRODUCT } from '../../../contract/guides';
import { Rejected } from '../../kernel/errors';
import { Limits, Roles, USER } from '../../platform/http/route.decorators';
import { CONFIG, type Config } from '../../platform/config/config';
import { currentLanguage } from '../../platform/http/request-context';
import { typeset } from '../../platform/pdf/typeset';
import { readGuide } from './read-guide';
import { t, catalogues } from './messages';

const FOLDER = join(__dirname, '..', '..', '..', 'contract', 'guides');

@Controller('guides')
export class GuidesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Roles('student')
  @Limits({ most: 30, of: 'calls', per: USER, minutes: 1 })
  @Get(':guide/download')
  async download(@Param('guide') name: string): Promise<StreamableFile> {
    const guide = GUIDES.find((known) => known === name);
    if (!guide) throw new Rejected('not-found', t('guide-not-found'));
    const { productName: product } = this.config;
    const language = currentLanguage();
    const markdown = readFileSync(join(FOLDER, language, `${guide}.md`), 'utf8');
    const { guides, page } = catalogues[language];
    const pdf = await typeset({
      ...readGuide(markdown.replaceAll(PRODUCT, product)),
      language,
      author: product,
      foot: guides({ product }),
      pageOf: (number, pages) => page({ page: number, pages }),
    });
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="${guide}.pdf"`,
    });
  }
}
