export const en = {
  'choose-entity': 'Choose the school that these people belong to.',
  'no-people': 'The file has a header, but no rows.',
  'nobody-to-invite': 'No row of this file can be imported.',
  'row-refused.counselor': 'No counselor of this school, and none in this file, has this e-mail address.',
  'row-refused.elsewhere': 'This e-mail address has an account that does not belong to this school.',
  'row-refused.grade': 'The grade must be 9 to 12, or the year of graduation.',
  'row-refused.other-grade': 'This person has an account here with another grade, which stays as it is.',
  'row-refused.other-role': 'This person has an account here with another role, which stays as it is.',
  'row-refused.repeated': ({ line }: { line: number }) => `Line ${line} has the same e-mail address already.`,
  'row-refused.role': 'The role must be student, counselor or account admin.',
  'row-refused.taken': 'This e-mail address got an account meanwhile.',
  'row-taken.no-counselor': 'Without a counselor, whose row was left out.',
  'row-taken.phone': 'Without the phone number, which does not have ten digits.',

  sendYesOrNo: 'send must be true or false',
};
