import { Classes } from '@blueprintjs/core';
import { MAX_FILTERS, type SavedFilterResource } from 'contract/saved-filters';
import { openForm } from '../../shared/form/openForm';
import { MenuButton, type MenuAction } from '../../shared/ui/ActionMenu';
import {
  AddIcon,
  BookmarkIcon,
  CaretDownIcon,
  EditIcon,
  RefreshIcon,
  TrashIcon,
} from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { Text } from '../../shared/layout/layout';
import { endpoints, query, resource, lists } from '../../shared/api/resource';
import { t } from './en';
import styles from './students.module.css';

const filter = resource('SavedFilter');

const { useSavedFiltersQuery, useSaveFilterMutation, useRenameFilterMutation, useDeleteFilterMutation } =
  endpoints({
    savedFilters: query('GET /users/students/filters', { providesTags: lists('SavedFilter') }),
    saveFilter: filter.create('POST /users/students/filters', { undo: true }),
    renameFilter: filter.create('PATCH /users/students/filters/{id}', { undo: true }),
    deleteFilter: filter.remove('DELETE /users/students/filters/{id}'),
  });

/** The filters of other lists than that of the students name their list. */
const listIn = (search: string) => new URLSearchParams(search).get('list') ?? '';

interface SavedFiltersProps {
  readonly shown: string;
  readonly onChoose: (search: string) => void;
  /** Says what to save while there is no filter yet. */
  readonly none?: string;
}

export function SavedFilters({ shown, onChoose, none = t.saved.none }: SavedFiltersProps) {
  const { data: all, error, refetch } = useSavedFiltersQuery();
  const filters = all?.filter(({ attributes }) => listIn(attributes.search) === listIn(shown));
  const [save] = useSaveFilterMutation();
  const [rename] = useRenameFilterMutation();
  const [remove] = useDeleteFilterMutation();
  const chosen = filters?.find(({ attributes }) => attributes.search === shown);

  const askName = (title: string, name: string, run: (name: string) => Promise<unknown>) => {
    const form = import('./FilterName').then(({ FilterName }) => ({
      title,
      defaults: { name },
      children: <FilterName />,
      onSubmit: (values: { name: string }) => run(values.name.trim()),
    }));
    openForm(form);
  };
  const choosing = (filter: SavedFilterResource): MenuAction => ({
    text: filter.attributes.name,
    chosen: filter === chosen,
    run: () => onChoose(filter.attributes.search),
  });
  const saving: MenuAction = {
    text: t.saved.save,
    icon: <AddIcon />,
    opensDialog: true,
    run: () =>
      askName(t.saved.title, '', (name) => runAction(save({ name, search: shown }), t.saved.done(name))),
  };
  const changing = ({ id, attributes }: SavedFilterResource): MenuAction[] => [
    {
      text: t.saved.rename(attributes.name),
      icon: <EditIcon />,
      opensDialog: true,
      run: () =>
        askName(t.saved.rename(attributes.name), attributes.name, (name) =>
          runAction(rename({ id, name }), t.saved.renamed(name)),
        ),
    },
    {
      text: t.saved.delete(attributes.name),
      icon: <TrashIcon />,
      intent: 'danger',
      run: () => void runAction(remove(id), t.saved.deleted(attributes.name)).catch(toast.failure),
    },
  ];
  const actions: MenuAction[] = error
    ? [{ text: t.saved.again, icon: <RefreshIcon />, run: () => void refetch() }]
    : [
        ...(filters ?? []).map(choosing),
        ...(chosen ? changing(chosen) : (all?.length ?? 0) < MAX_FILTERS ? [saving] : []),
      ];
  const head = error
    ? t.saved.failed
    : filters?.length === 0
      ? none
      : !chosen && all?.length === MAX_FILTERS
        ? t.saved.full
        : undefined;
  return (
    <span className={`${styles.saved} icon-on-phone`}>
      <MenuButton
        label={chosen ? t.saved.chosen(chosen.attributes.name) : t.saved.label}
        className={Classes.BUTTON}
        disabled={!filters && !error}
        head={
          head && (
            <Text as="p" flush pad={[3, 2, 1]} size={2} tone="muted" width="34ch">
              {head}
            </Text>
          )
        }
        actions={actions}
      >
        <BookmarkIcon />
        <Text truncate aria-hidden="true" className={`${Classes.BUTTON_TEXT} ${styles.chosen}`}>
          {chosen?.attributes.name ?? t.saved.label}
        </Text>
        <CaretDownIcon />
      </MenuButton>
    </span>
  );
}
