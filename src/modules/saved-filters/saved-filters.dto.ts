import type { Body } from '../../../contract/calls';
import { savedFilterRules } from '../../../contract/saved-filters';
import { Text } from '../../platform/http/rule.decorator';

export class FilterNameDto implements Body<'PATCH /users/students/filters/{id}'> {
  @Text(savedFilterRules.name) name: string;
}

export class SavedFilterDto extends FilterNameDto implements Body<'POST /users/students/filters'> {
  @Text(savedFilterRules.search) search: string;
}
