import { createInterface } from 'node:readline';
import { ruleSentences } from '../../contract/en/rules';
import { personRules } from '../../contract/identity';
import { violation, type FieldRules } from '../../contract/rules';
import { sentenceOf } from '../../contract/sentences';
import { Registration } from '../modules/identity/accounts/registration';
import { runAsProcess, withApp } from './app-tool';

runAsProcess(main);

/** Creates an admin account from the terminal, or from four piped lines: the first admin creates the others. */
async function main(): Promise<void> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const ask = async (label: string, rules: FieldRules) => {
    process.stdout.write(`${label}: `);
    const { value } = (await lines.next()) as { value?: string };
    const fault = violation(rules, value?.trim());
    if (fault) throw new Error(sentenceOf(fault, ruleSentences));
    return value!.trim();
  };
  const admin = {
    role: 'admin',
    firstName: await ask('First name', personRules.firstName),
    lastName: await ask('Last name', personRules.lastName),
    email: await ask('E-mail', personRules.email),
    password: await ask('Password', personRules.password),
    phoneNumber: null,
  } as const;
  try {
    await withApp({ role: 'projector' }, async (app) => {
      await app.get(Registration).register(admin);
      process.stdout.write(`Admin ${admin.firstName} ${admin.lastName} has been created\n`);
    });
  } finally {
    process.stdin.destroy();
  }
}
