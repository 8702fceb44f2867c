export const en = {
  'exam-form-changed': 'Somebody has changed this form in the meantime. Look at it again first.',
  'exam-form-not-found': 'There is no such form, or no such place in it.',
};
