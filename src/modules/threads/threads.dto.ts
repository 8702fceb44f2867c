import { ArrayMaxSize, ArrayUnique, IsArray, IsString, Length } from 'class-validator';
import { LONGEST_CATEGORY, MOST_CATEGORIES, THREADS_PER_PAGE, threadRules } from '../../../contract/threads';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { IfGiven, Text } from '../../platform/http/rule.decorator';

export class ThreadPageDto extends PageRequestDto {
  override pageSize = THREADS_PER_PAGE;
}

const message = `At most ${MOST_CATEGORIES} categories of at most ${LONGEST_CATEGORY} letters, each once`;

const Categories = (): PropertyDecorator => (target, property) => {
  const each = { each: true, message };
  const rules = [
    IsArray({ message }),
    ArrayMaxSize(MOST_CATEGORIES, { message }),
    ArrayUnique({ message }),
    IsString(each),
    Length(1, LONGEST_CATEGORY, each),
  ];
  for (const rule of rules) rule(target, property);
};

export class NewThreadDto {
  @Text(threadRules.title) title: string;
  @Categories() categories: string[] = [];
  @Text(threadRules.body) body: string;
}

export class ThreadEditDto {
  @IfGiven() @Text(threadRules.title) title?: string;
  @IfGiven() @Categories() categories?: string[];
  @IfGiven() @Text(threadRules.body) body?: string;
}
