import { given } from '../../../kernel/testing';
import { entity } from './entity.decider';

const created = {
  type: 'EntityCreated',
  data: { entityId: 'e1', name: 'Northgate', description: '' },
} as const;
const publicSchool = {
  type: 'EntityDescribed',
  data: { entityId: 'e1', changes: { type: { from: null, to: 'Public' } } },
} as const;

const moved = (rolloverId: string) =>
  ({ type: 'ClassesMovedUp', data: { entityId: 'e1', rolloverId, schoolYear: 2027 } }) as const;

describe('an entity', () => {
  it('is created once, with its type if given', () => {
    given(entity)().when('CreateEntity', created.data).yields(created);
    given(entity)(created).when('CreateEntity', created.data).yields();
    given(entity)()
      .when('CreateEntity', { ...created.data, type: 'Public' })
      .yields(created, publicSchool);
  });

  it('records only the changed fields of a description', () => {
    given(entity)(created, publicSchool)
      .when('DescribeEntity', { name: 'Northgate High', description: '', type: 'Public' })
      .yields({
        type: 'EntityDescribed',
        data: { entityId: 'e1', changes: { name: { from: 'Northgate', to: 'Northgate High' } } },
      });
    given(entity)(created, publicSchool).when('DescribeEntity', { type: 'Public' }).yields();
  });

  it('cannot be described if it does not exist', () => {
    given(entity)().when('DescribeEntity', { name: 'Nowhere' }).isRejected('entity-not-found');
  });

  it('moves its classes up once in a school year unless confirmed', () => {
    const moveUndone = { type: 'ClassMoveTakenBack', data: { entityId: 'e1', rolloverId: 'r1' } } as const;
    const end = { today: '2027-06-30' };
    const again = { rolloverId: 'r2', schoolYear: 2027, again: false, ...end };
    given(entity)(created)
      .when('MoveClassesUp', { rolloverId: 'r1', schoolYear: 2027, again: false, ...end })
      .yields(moved('r1'));
    given(entity)(created, moved('r1')).when('MoveClassesUp', again).isRejected('already-moved-up');
    given(entity)(created, moved('r1'))
      .when('MoveClassesUp', { ...again, again: true })
      .yields(moved('r2'));
    given(entity)(created, moved('r1')).when('UndoClassMove', { rolloverId: 'r1' }).yields(moveUndone);
    given(entity)(created, moved('r1'), moveUndone).when('MoveClassesUp', again).yields(moved('r2'));
  });

  it('moves its classes up in mid-year only if confirmed', () => {
    const move = { rolloverId: 'r1', schoolYear: 2027, again: false, today: '2026-11-26' };
    given(entity)(created).when('MoveClassesUp', move).isRejected('mid-year');
    given(entity)(created)
      .when('MoveClassesUp', { ...move, today: null })
      .yields(moved('r1'));
  });
});
