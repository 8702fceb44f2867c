import { decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { ParentEvents } from './parents.events';
import { t } from './messages';

type Link = ParentEvents['ParentAccepted'];

export interface ParentLink {
  readonly link: Link;
  readonly state: 'invited' | 'accepted' | 'ended';
}

export type ParentCommands = {
  Invite: ParentEvents['ParentInvited'];
  Accept: object;
  Remove: Pick<ParentEvents['ParentRemoved'], 'because'>;
};

const open = (state: ParentLink | null): ParentLink => {
  if (!state || state.state === 'ended') throw new Rejected('not-found', t('invitation-not-found'));
  return state;
};

/** A parent has access to a student from the acceptance of the invitation until the link is removed. */
export const parent = decider<ParentLink | null, ParentCommands, ParentEvents>({
  name: 'parent',
  stream: {
    key: 'hash of parent and student',
    growsWith: 'invitations that are accepted, declined or withdrawn',
  },
  initial: null,
  decide: {
    Invite: (invitation, state) =>
      state && state.state !== 'ended' ? [] : [{ type: 'ParentInvited', data: invitation }],
    Accept: (_, state) => {
      const { link, state: now } = open(state);
      return now === 'accepted' ? [] : [{ type: 'ParentAccepted', data: link }];
    },
    Remove: ({ because }, state) => {
      if (state?.state === 'ended') return [];
      return [{ type: 'ParentRemoved', data: { ...open(state).link, because } }];
    },
  },
  evolve: {
    ParentInvited: (_, { linkId, parentId, studentId }) => ({
      link: { linkId, parentId, studentId },
      state: 'invited',
    }),
    ParentAccepted: (state) => ({ ...state!, state: 'accepted' }),
    ParentRemoved: (state) => ({ ...state!, state: 'ended' }),
  },
});
