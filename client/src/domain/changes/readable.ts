import { schoolTypeText } from 'contract/colleges';
import { fieldValues } from 'contract/en/field-values';
import { fieldName } from 'contract/field-names';
import { formatNumber } from '../../shared/lib/format';
import { roleName } from '../../domain/people/roles';
import { formatInstant, formatLongDate } from '../../shared/lib/time';
import { t } from './en';

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const PARAGRAPH = /\s*####\s*/g;

export function readable(field: string, value: unknown, names: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined) return t.none;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return readableText(field, value, names);
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((item) => readable(field, item, names)).join(', ') : t.none;
  }
  return Object.entries(value)
    .map(([inner, innerValue]) => `${fieldName(inner)}: ${readable(inner, innerValue, names)}`)
    .join('\n');
}

function readableText(field: string, text: string, names: Readonly<Record<string, string>>): string {
  if (text === '') return t.empty;
  if (names[text]) return names[text];
  if (field === 'role') return roleName(text);
  if (field === 'schoolType' || field === 'locale') return schoolTypeText(text);
  const value = fieldValues[field]?.[text];
  if (value) return value;
  if (PLAIN_DATE.test(text)) return formatLongDate(text);
  if (INSTANT.test(text)) return formatInstant(text);
  return text.replace(PARAGRAPH, '\n\n');
}
