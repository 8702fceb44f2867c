import { given } from '../../kernel/testing';
import { entity } from './entity.decider';

const created = {
  type: 'EntityCreated',
  data: { entityId: 'e1', name: 'Northgate', description: '' },
} as const;
const publicSchool = {
  type: 'EntityDescribed',
  data: { entityId: 'e1', changes: { type: { from: null, to: 'Public' } } },
} as const;

describe('an entity', () => {
  it('is created once, of its type where that is said', () => {
    given(entity)().when('CreateEntity', created.data).yields(created);
    given(entity)(created).when('CreateEntity', created.data).yields();
    given(entity)()
      .when('CreateEntity', { ...created.data, type: 'Public' })
      .yields(created, publicSchool);
  });

  it('is described by what changes', () => {
    given(entity)(created, publicSchool)
      .when('DescribeEntity', { name: 'Northgate High', description: '', type: 'Public' })
      .yields({
        type: 'EntityDescribed',
        data: { entityId: 'e1', changes: { name: { from: 'Northgate', to: 'Northgate High' } } },
      });
    given(entity)(created, publicSchool).when('DescribeEntity', { type: 'Public' }).yields();
  });

  it('that is unknown is not described', () => {
    given(entity)().when('DescribeEntity', { name: 'Nowhere' }).isRejected('entity-not-found');
  });
});
