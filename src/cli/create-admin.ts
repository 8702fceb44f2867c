import { personRules } from '../../contract/identity';
import { Registration } from '../modules/identity/registration/registration';
import { runAsProcess, withApp } from './app-tool';
import { askAll } from './ask';

runAsProcess(main);

/** Creates an admin account from the terminal, or from four piped lines: the first admin creates the others. */
async function main(): Promise<void> {
  const person = await askAll(process.stdin, process.stdout, {
    firstName: { label: 'First name', rules: personRules.firstName },
    lastName: { label: 'Last name', rules: personRules.lastName },
    email: { label: 'Email', rules: personRules.email },
    password: { label: 'Password', rules: personRules.password, secret: true },
  });
  await withApp({ role: 'projector' }, async (app) => {
    await app.get(Registration).register({ ...person, role: 'admin', phoneNumber: null });
    process.stdout.write(`Admin ${person.firstName} ${person.lastName} was created.\n`);
  });
}
