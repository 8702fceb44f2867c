import { events, IN_RESPONSE } from '../../../kernel/event';
import { ID, retained } from '../../../kernel/personal';

export const retentionPolicyId = (entityId: string | null) => entityId ?? 'platform';

/** `entityId` is null for the whole platform; `days` is null for no time limit. */
export type RetentionPolicyEvents = {
  RetentionPolicySet: { entityId: string | null; days: number | null };
};

export const retentionEvents = events<RetentionPolicyEvents>({
  RetentionPolicySet: {
    fields: { entityId: ID, days: retained('It is about an organization, not a person.') },
    sample: { entityId: 'e1', days: 365 },
    notPushed: IN_RESPONSE,
    notUndone: 'No record is erased without notice, and a policy set before then applies.',
  },
});
