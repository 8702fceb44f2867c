import { isMidYear } from '../../../../contract/rollover';
import { compensation, decider } from '../../../kernel/decider';
import { Rejected, requireFound } from '../../../kernel/errors';
import { applyChanges, type Changes, changesBetween, fieldsBefore } from '../../../kernel/event';
import type { EntityEvents, EntityFields } from './entities.events';
import { t } from './messages';

export interface Entity {
  readonly entityId: string;
  readonly fields: EntityFields;
  readonly requiresTwoFactor: boolean;
  readonly sharesOutcomes: boolean;
  readonly rollovers: readonly { readonly rolloverId: string; readonly schoolYear: number }[];
}

export type EntityCommands = {
  CreateEntity: EntityEvents['EntityCreated'] & Pick<Partial<EntityFields>, 'type'>;
  DescribeEntity: Partial<EntityFields>;
  RequireTwoFactor: { required: boolean };
  /** Shows outcomes of the school's applications to its students and parents. */
  ShareOutcomes: { shared: boolean };
  /** `again` confirms a second rollover of the school year. `today` is null if any day is allowed. */
  MoveClassesUp: { rolloverId: string; schoolYear: number; again: boolean; today: string | null };
  UndoClassMove: { rolloverId: string };
};

const existing = (entity: Entity | null): Entity => requireFound(entity, t('entity-not-found'));

const described = (entityId: string, changes: Changes<EntityFields>) =>
  Object.keys(changes).length === 0
    ? []
    : [{ type: 'EntityDescribed' as const, data: { entityId, changes } }];

export const entity = decider<Entity | null, EntityCommands, EntityEvents>({
  name: 'entity',
  stream: {
    key: 'school or organization',
    growsWith: 'edits, the yearly rollover, required two-step sign-in, shared outcomes',
  },
  initial: null,
  decide: {
    CreateEntity: ({ type = null, ...created }, entity) =>
      entity
        ? []
        : [
            { type: 'EntityCreated', data: created },
            ...described(
              created.entityId,
              changesBetween<Pick<EntityFields, 'type'>>({ type: null }, { type }),
            ),
          ],
    DescribeEntity: (fields, entity) => {
      const known = existing(entity);
      return described(known.entityId, changesBetween(known.fields, fields));
    },
    MoveClassesUp: ({ rolloverId, schoolYear, again, today }, entity) => {
      const { entityId, rollovers } = existing(entity);
      if (rollovers.some((known) => known.rolloverId === rolloverId)) return [];
      if (!again && rollovers.some((known) => known.schoolYear === schoolYear))
        throw new Rejected('conflict', t('already-moved-up', { schoolYear }));
      if (today !== null && isMidYear(today)) throw new Rejected('conflict', t('mid-year'));
      return [{ type: 'ClassesMovedUp', data: { entityId, rolloverId, schoolYear } }];
    },
    UndoClassMove: ({ rolloverId }, entity) => {
      const { entityId, rollovers } = existing(entity);
      return rollovers.some((known) => known.rolloverId === rolloverId)
        ? [{ type: 'ClassMoveTakenBack', data: { entityId, rolloverId } }]
        : [];
    },
    ShareOutcomes: ({ shared }, entity) => {
      const { entityId, sharesOutcomes } = existing(entity);
      return shared === sharesOutcomes ? [] : [{ type: 'EntityOutcomesShared', data: { entityId, shared } }];
    },
    RequireTwoFactor: ({ required }, entity) => {
      const { entityId, requiresTwoFactor } = existing(entity);
      return required === requiresTwoFactor
        ? []
        : [{ type: 'EntityTwoFactorRequired', data: { entityId, required } }];
    },
  },
  evolve: {
    EntityCreated: (_, { entityId, name, description }) => ({
      entityId,
      fields: { name, description, type: null },
      requiresTwoFactor: false,
      sharesOutcomes: false,
      rollovers: [],
    }),
    EntityTwoFactorRequired: (entity, { required }) => ({ ...entity!, requiresTwoFactor: required }),
    EntityOutcomesShared: (entity, { shared }) => ({ ...entity!, sharesOutcomes: shared }),
    EntityDescribed: (entity, { changes }) => ({ ...entity!, fields: applyChanges(entity!.fields, changes) }),
    ClassesMovedUp: (entity, { rolloverId, schoolYear }) => ({
      ...entity!,
      rollovers: [...entity!.rollovers, { rolloverId, schoolYear }],
    }),
    ClassMoveTakenBack: (entity, { rolloverId }) => ({
      ...entity!,
      rollovers: entity!.rollovers.filter((known) => known.rolloverId !== rolloverId),
    }),
  },
});

export const MOVE_CLASSES_UP = 'identity-move-classes-up';

export const rolloverJobId = ({ entityId, rolloverId }: Omit<EntityEvents['ClassesMovedUp'], 'schoolYear'>) =>
  `${MOVE_CLASSES_UP}-${entityId}-${rolloverId}`;

export const entityCompensation = compensation({
  decider: entity,
  undoCommands: {
    EntityTwoFactorRequired: ({ required }) => ['RequireTwoFactor', { required: !required }],
    EntityOutcomesShared: ({ shared }) => ['ShareOutcomes', { shared: !shared }],
    EntityDescribed: ({ changes }) => ['DescribeEntity', fieldsBefore(changes)],
    ClassesMovedUp: ({ rolloverId }) => ['UndoClassMove', { rolloverId }],
    ClassMoveTakenBack: ({ rolloverId }, { before }) => {
      const rollover = before?.rollovers.find((known) => known.rolloverId === rolloverId);
      return rollover && ['MoveClassesUp', { ...rollover, again: true, today: null }];
    },
  },
  continuingJobs: { ClassesMovedUp: rolloverJobId },
});
