import { personRules } from './identity';
import { violation } from './rules';

describe('the rule for email addresses', () => {
  const codeOf = (email: string) => violation(personRules.email, email)?.code;

  it.each(['maya@example.test', 'Zoë.Núñez@example.test', 'мария@пример.рф', '李@例子.测试'])(
    'accepts %s',
    (email) => expect(codeOf(email)).toBeUndefined(),
  );

  it.each([
    'ｍaya@example.test',
    'maya@ｅxample.test',
    'maya@example。test',
    '𝐦aya@example.test',
    'İrem@example.test',
    'ﬁona@example.test',
    '\u212Aim@example.test',
    'ⓜaya@example.test',
  ])('rejects %s, which looks like another address', (email) => expect(codeOf(email)).toBe('notAnEmail'));
});
