import { compensation } from '../../../kernel/compensation';
import { fieldsBefore } from '../../../kernel/event';
import { account } from './account.decider';

export const accountCompensation = compensation({
  decider: account,
  undoCommands: {
    AccountRoleChanged: ({ role }) => ['ChangeRole', { role: role.from }],
    ProfileChanged: ({ changes }) => ['ChangeProfile', fieldsBefore(changes)],
  },
});
