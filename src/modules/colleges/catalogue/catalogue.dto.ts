import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, MaxLength } from 'class-validator';
import type { Query } from '../../../../contract/calls';
import {
  CATALOGUE_SORTS,
  COSTS,
  FITS,
  KINDS,
  RATES,
  SIZES,
  type CatalogueSort,
  type Cost,
  type Kind,
  type Rate,
  type Size,
} from '../../../../contract/college-search';
import type { Chance } from '../../../../contract/colleges';
import { TEST_POLICIES, type TestPolicy } from '../../../../contract/test-policies';
import { US_STATES } from '../../../../contract/us-states';
import { PageRequestDto } from '../../../platform/http/page-request.dto';
import { IfPresent, telling } from '../../../platform/http/rule.decorator';
import { t } from '../messages';

const OneOf =
  (values: readonly string[]): PropertyDecorator =>
  (target, name) =>
    applyDecorators(IfPresent(), IsIn(values, telling(t('choices', { field: String(name), values }))))(
      target,
      name,
    );

/** Codes separated by commas; an empty text is an empty list. */
const SomeOf =
  (values: readonly string[], told = (field: string) => t('choices', { field, values })) =>
  (target: object, name: string) => {
    const split = Transform(({ value }) =>
      value === '' || value === undefined ? undefined : [...new Set(String(value).split(','))],
    );
    applyDecorators(IsOptional(), split, IsIn(values, telling(told(name), { each: true })))(target, name);
  };

export class CatalogueDto extends PageRequestDto implements Query<'GET /colleges/catalogue'> {
  @IsOptional() @MaxLength(120, telling(t('nameTooLong'))) name?: string;
  @SomeOf(Object.keys(US_STATES), () => t('unknownState')) state?: string[];
  @SomeOf(Object.keys(SIZES)) size?: Size[];
  @OneOf(COSTS) cost?: Cost;
  @SomeOf(Object.keys(RATES)) rate?: Rate[];
  @SomeOf(KINDS) kind?: Kind[];
  @SomeOf(FITS) fit?: Chance[];
  @SomeOf(TEST_POLICIES) test?: TestPolicy[];
  @OneOf(CATALOGUE_SORTS) sort?: CatalogueSort;
}
