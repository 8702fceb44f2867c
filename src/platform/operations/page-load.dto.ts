import type { Body } from '../../../contract/calls';
import { pageLoadRules, type PagePath } from '../../../contract/pages';
import { Numeric, Text } from '../http/rule.decorator';

export class PageLoadDto implements Body<'POST /page-loads'> {
  @Text(pageLoadRules.page) page: PagePath;
  @Numeric(pageLoadRules.milliseconds) milliseconds: number;
}
