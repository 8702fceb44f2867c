import { requestSentences } from '../../../../contract/en/requests';
export const en = {
  'choose-entity': requestSentences.noSchool,
  'no-people': 'The file has a header but no rows.',
  'nobody-to-invite': 'No rows in this file can be imported.',
  'row-refused.counselor': 'No counselor at this school or in this file has this email address.',
  'row-refused.elsewhere': 'This email address has an account that doesn’t belong to this school.',
  'row-refused.grade': 'The grade must be 9 to 12, or the year of graduation.',
  'row-refused.other-grade': 'This person’s account has another grade. It won’t change.',
  'row-refused.other-role': 'This person’s account has another role. It won’t change.',
  'row-refused.repeated': ({ line }: { line: number }) => `Line ${line} already has this email address.`,
  'row-refused.role': 'The role must be student, counselor or account admin.',
  'row-refused.taken': 'An account with this email address was just opened.',
  'row-taken.no-counselor': 'Imported without a counselor because the counselor’s row was skipped.',
  'row-taken.phone': 'Imported without the phone number because it doesn’t have ten digits.',
};
