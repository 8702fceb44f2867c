import type { FormChange } from 'contract/exam-forms';
import { formatNumber } from '../../../shared/lib/format';
import { t } from './en';

export function wordsFor(change: FormChange): string {
  switch (change.what) {
    case 'answer':
      return t.either(change.answers) || t.nothingGiven;
    case 'skill':
      return t.skill(change.category, change.subcategory) || t.nothingGiven;
    case 'scale':
      return formatNumber(change.scaled);
  }
}
