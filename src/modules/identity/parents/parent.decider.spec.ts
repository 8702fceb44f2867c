import type { NewEvent } from '../../../kernel/event';
import { given } from '../../../kernel/testing';
import { parent } from './parent.decider';
import type { ParentEvents } from './parents.events';

const link = { linkId: 'l1', parentId: 'u3', studentId: 'u1' };
const invitation = { ...link, firstName: 'Elena', lastName: 'Torres', email: 'elena@example.test' };
const invited: NewEvent<ParentEvents> = { type: 'ParentInvited', data: invitation };
const accepted: NewEvent<ParentEvents> = { type: 'ParentAccepted', data: link };
const removed = (because: 'taken-back' | 'declined'): NewEvent<ParentEvents> => ({
  type: 'ParentRemoved',
  data: { ...link, because },
});

describe('a parent', () => {
  it('is invited once, and again after the link was removed', () => {
    given(parent)().when('Invite', invitation).yields(invited);
    given(parent)(invited).when('Invite', invitation).yields();
    given(parent)(invited, accepted).when('Invite', invitation).yields();
    given(parent)(invited, removed('declined')).when('Invite', invitation).yields(invited);
  });

  it('accepts only an existing invitation', () => {
    given(parent)().when('Accept', {}).isRejected('invitation-not-found');
    given(parent)(invited).when('Accept', {}).yields(accepted);
    given(parent)(invited, accepted).when('Accept', {}).yields();
    given(parent)(invited, removed('taken-back')).when('Accept', {}).isRejected('invitation-not-found');
    given(parent)(invited, accepted, removed('taken-back'))
      .when('Accept', {})
      .isRejected('invitation-not-found');
  });

  it('is removed before or after accepting', () => {
    given(parent)(invited).when('Remove', { because: 'declined' }).yields(removed('declined'));
    given(parent)(invited, accepted).when('Remove', { because: 'taken-back' }).yields(removed('taken-back'));
    given(parent)(invited, removed('taken-back')).when('Remove', { because: 'declined' }).yields();
    given(parent)().when('Remove', { because: 'declined' }).isRejected('invitation-not-found');
  });
});
