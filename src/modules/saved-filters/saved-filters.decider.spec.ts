import { MAX_FILTERS } from '../../../contract/saved-filters';
import { given } from '../../kernel/testing';
import { savedFilters } from './saved-filters.decider';

const filter = (filterId: string, name: string) => ({
  filterId,
  name,
  userId: 'u1',
  search: 'filter=behind',
});
const saved = (filterId: string, name: string) =>
  ({ type: 'FilterSaved', data: filter(filterId, name) }) as const;
const deleted = (filterId: string, name: string) =>
  ({ type: 'FilterDeleted', data: filter(filterId, name) }) as const;
const renamed = {
  type: 'FilterRenamed',
  data: { filterId: 'f1', userId: 'u1', name: { from: 'Seniors', to: 'Juniors' } },
} as const;

const history = given(savedFilters);

it('saves a filter once', () => {
  history().when('Save', filter('f1', 'Seniors')).yields(saved('f1', 'Seniors'));
});

it('requires unique names of filters, ignoring case', () => {
  const again = filter('f2', 'SENIORS');
  history(saved('f1', 'Seniors')).when('Save', again).isRejected('filter-name-taken');
  history(saved('f1', 'Seniors'), deleted('f1', 'Seniors'))
    .when('Save', again)
    .yields(saved('f2', 'SENIORS'));
  history(saved('f1', 'Seniors'), saved('f2', 'Juniors'))
    .when('Rename', { filterId: 'f2', name: 'seniors' })
    .isRejected('filter-name-taken');
  history(saved('f1', 'Seniors'), deleted('f1', 'Seniors'), saved('f2', 'Seniors'))
    .when('Restore', { filterId: 'f1' })
    .isRejected('filter-name-taken');
});

it('renames a filter, also to another case of its name', () => {
  history(saved('f1', 'Seniors')).when('Rename', { filterId: 'f1', name: 'Juniors' }).yields(renamed);
  history(saved('f1', 'Seniors'))
    .when('Rename', { filterId: 'f1', name: 'SENIORS' })
    .yields({ ...renamed, data: { ...renamed.data, name: { from: 'Seniors', to: 'SENIORS' } } });
  history().when('Rename', { filterId: 'f1', name: 'Juniors' }).isRejected('filter-not-found');
  history(saved('f1', 'Seniors'), deleted('f1', 'Seniors'))
    .when('Rename', { filterId: 'f1', name: 'Juniors' })
    .isRejected('filter-not-found');
});

it('deletes a renamed filter, and restores it', () => {
  const restored = { type: 'FilterRestored', data: filter('f1', 'Juniors') } as const;
  history(saved('f1', 'Seniors'), renamed)
    .when('Delete', { filterId: 'f1' })
    .yields(deleted('f1', 'Juniors'));
  history(saved('f1', 'Seniors'), renamed, deleted('f1', 'Juniors'))
    .when('Restore', { filterId: 'f1' })
    .yields(restored);
  history().when('Delete', { filterId: 'f1' }).isRejected('filter-not-found');
});

it('limits the number of filters', () => {
  const full = Array.from({ length: MAX_FILTERS }, (_, index) => saved(`f${index}`, `Filter ${index}`));
  history(...full)
    .when('Save', filter('more', 'More'))
    .isRejected('filters-full');
  history(...full, deleted('f0', 'Filter 0'))
    .when('Save', filter('more', 'More'))
    .yields(saved('more', 'More'));
  history(saved('more', 'More'), deleted('more', 'More'), ...full)
    .when('Restore', { filterId: 'more' })
    .isRejected('filters-full');
});
