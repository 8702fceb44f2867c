import type { ReactNode } from 'react';
import type { StudentsPage } from 'contract/students';
import type { StudentSearch } from 'contract/requests/students';
import { Grid, Row, Stack } from '../../shared/layout/layout';
import { FilterChips } from '../../shared/ui/FilterChips';
import {
  CalendarIcon,
  CommentIcon,
  DocumentIcon,
  LearningIcon,
  PersonIcon,
  TimeIcon,
  VideoIcon,
  WarningSignIcon,
} from '../../shared/ui/icons';
import { useNarrow } from '../../shared/ui/media';
import { t } from './en';
import { GradeChips } from './GradeChips';

const CHIPS = [
  { value: 'waiting', icon: <CommentIcon size={14} /> },
  { value: 'asking', icon: <VideoIcon size={14} /> },
  { value: 'deadline', icon: <CalendarIcon size={14} /> },
  { value: 'behind', icon: <WarningSignIcon size={14} /> },
  { value: 'no-college', icon: <LearningIcon size={14} /> },
  { value: 'silent', icon: <TimeIcon size={14} /> },
  { value: 'never', icon: <PersonIcon size={14} /> },
  { value: 'missing', icon: <DocumentIcon size={14} /> },
] as const;

interface StudentFiltersProps {
  readonly search: Pick<StudentSearch, 'filter' | 'grade'>;
  /** Null where the list is not counted, undefined until it is. */
  readonly facets: StudentsPage['facets'] | undefined;
  readonly onChange: (changes: { readonly filter?: string; readonly grade?: string }) => void;
  /** Further filters, next to these where there is room. */
  readonly children: ReactNode;
}

export function StudentFilters({ search, facets, onChange, children }: StudentFiltersProps) {
  const isNarrow = useNarrow();
  return (
    <Row justify="end" align="start" gap={2} below={3}>
      {facets !== null && (
        <Stack gap={2} grow shrink>
          <FilterChips
            label={t.filters.label}
            value={search.filter ?? ''}
            options={[
              { value: '', text: t.filters.all, count: facets?.filter.all },
              ...CHIPS.map(({ value, icon }) => ({
                ...{ value, icon, text: t.filters[value], count: facets?.filter[value] },
              })),
            ]}
            onChange={(filter) => onChange({ filter })}
          />
          {!isNarrow && (
            <GradeChips
              grade={search.grade}
              counts={facets?.grade}
              onChange={(grade) => onChange({ grade })}
            />
          )}
        </Stack>
      )}
      {!isNarrow && (
        <Grid columns={1} gap={2} fixed>
          {children}
        </Grid>
      )}
    </Row>
  );
}
