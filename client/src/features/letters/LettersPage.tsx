import { Button } from '@blueprintjs/core';
import { LETTER_STATUSES, type LetterResource, type LetterStatus } from 'contract/letters';
import { useEntitiesQuery } from '../../domain/access/access.api';
import { t as all } from '../../domain/letters/en';
import { LetterItem } from '../../domain/letters/LetterItem';
import { useLettersQuery } from '../../domain/letters/letters.api';
import { useSignedInUser } from '../../shared/api/session';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useFilters } from '../../shared/routing/useUrlState';
import { CogIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { t } from './en';
import { useLetterSettings } from './useLetterSettings';

const isStatus = (value: string): value is LetterStatus =>
  (LETTER_STATUSES as readonly string[]).includes(value);

const STATUSES = LETTER_STATUSES.map((value) => ({ value, label: all.statuses[value] }));

const nameOf = ({ relationships }: LetterResource) => relationships.student.data?.attributes.name ?? '';

/** The queue of a recommender by the earliest deadline, or the letters of the students whom the reader counsels. */
export default function LettersPage() {
  const { role } = useSignedInUser();
  const isAuthor = role === 'recommender';
  const [{ status }] = useFilters({ status: '' });
  const [currentPage] = usePage();
  const query = useLettersQuery({
    currentPage,
    status: !isAuthor && isStatus(status) ? status : undefined,
  });
  return (
    <>
      <PageLine>{isAuthor ? t.aboutQueue : t.about}</PageLine>
      <ResourceList
        query={query}
        what={all.what}
        pages={t.pages}
        empty={status ? t.noMatch : isAuthor ? t.emptyQueue : t.empty}
        subject="files"
        close
        nameOf={nameOf}
        filters={
          isAuthor
            ? undefined
            : [{ name: 'status', label: t.status, options: [{ value: '', label: t.anyStatus }, ...STATUSES] }]
        }
        tools={role === 'account_admin' && <SettingsButton />}
        card={(letter) => (
          <LetterItem letter={letter} side={isAuthor ? 'recommender' : 'staff'} named="student" />
        )}
      />
    </>
  );
}

function SettingsButton() {
  const { currentData: schools = [] } = useEntitiesQuery();
  const open = useLetterSettings();
  return schools.map(({ id, attributes }) => (
    <Button
      key={id}
      icon={<CogIcon />}
      text={schools.length > 1 ? t.settings.of(attributes.name) : t.settings.title}
      onClick={() => void open(id)}
    />
  ));
}
