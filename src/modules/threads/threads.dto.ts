import { Transform } from 'class-transformer';
import type { Body, Query } from '../../../contract/calls';
import { categoriesFault, THREADS_PER_PAGE, threadRules } from '../../../contract/threads';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { IfPresent, Text, Without } from '../../platform/http/rule.decorator';

export class ThreadPageDto extends PageRequestDto implements Query<'GET /threads/all'> {
  override pageSize = THREADS_PER_PAGE;
}

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const Categories = (): PropertyDecorator => (target, property) => {
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trimmed) : value))(
    target,
    property,
  );
  Without(categoriesFault)(target, property);
};

export class NewThreadDto implements Body<'POST /threads'> {
  @Text(threadRules.title) title: string;
  @Categories() categories: string[] = [];
  @Text(threadRules.body) body: string;
}

export class ThreadEditDto implements Body<'PATCH /threads/{id}'> {
  @IfPresent() @Text(threadRules.title) title?: string;
  @IfPresent() @Categories() categories?: string[];
  @IfPresent() @Text(threadRules.body) body?: string;
}
