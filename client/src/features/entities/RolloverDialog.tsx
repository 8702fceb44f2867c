import {
  Button,
  Callout,
  Checkbox,
  Dialog,
  DialogBody,
  DialogFooter,
  FormGroup,
  InputGroup,
  ProgressBar,
} from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EntityResource } from 'contract/entities';
import {
  GRADE_AFTER,
  isMidYear,
  LAST_GRADE,
  type RolloverPlan,
  type RolloverProgress,
} from 'contract/rollover';
import { foldForSearch } from 'contract/text';
import { gradeName } from '../../domain/students/school';
import { errorMessage, type ErrorMessages } from '../../shared/api/errors';
import { Box, Text } from '../../shared/layout/layout';
import { fullName } from '../../shared/lib/format';
import { today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Failure } from '../../shared/ui/Failure';
import { SearchIcon, WarningSignIcon } from '../../shared/ui/icons';
import { runAction } from '../../shared/ui/undo';
import { api } from '../../shared/api/baseApi';
import { endpoints, mutation, query, lists } from '../../shared/api/resource';
import { t } from './en';
import styles from './entities.module.css';

const RolloverApi = endpoints({
  rolloverPlan: query('GET /admin/entity/{id}/rollover', { keepUnusedDataFor: 0 }),
  moveClassesUp: mutation('POST /admin/entity/{id}/rollover', { undo: true }),
  rolloverProgress: query('GET /admin/entity/{id}/rollover/{rolloverId}', {
    keepUnusedDataFor: 0,
    onQueryStarted: async (_asked, { dispatch, queryFulfilled }) => {
      const answered = await queryFulfilled.catch(() => undefined);
      if (answered?.data.attributes.state === 'done')
        dispatch(api.util.invalidateTags(lists('User', 'Access', 'Entity')));
    },
  }),
});
const { useQueryState: useRolloverProgressState, useQuerySubscription: useRolloverProgressSubscription } =
  RolloverApi.endpoints.rolloverProgress;

interface RolloverDialogProps {
  readonly entity: EntityResource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function RolloverDialog({ entity, isOpen, onClose }: RolloverDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      title={t.rollover.title(entity.attributes.name)}
      onClose={onClose}
      canEscapeKeyClose={!busy}
      canOutsideClickClose={false}
      isCloseButtonShown={!busy}
    >
      <Content entity={entity} onBusy={setBusy} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps {
  readonly entity: EntityResource;
  readonly onBusy: (busy: boolean) => void;
  readonly onClose: () => void;
}

function Content({ entity, ...props }: ContentProps) {
  const query = RolloverApi.useRolloverPlanQuery(entity.id, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} what={t.rollover.loading} message={t.rollover.failed}>
      {(plan) => <Plan plan={plan} school={entity.attributes.name} {...props} />}
    </Loaded>
  );
}

interface PlanProps extends Omit<ContentProps, 'entity'> {
  readonly plan: RolloverPlan;
  readonly school: string;
}

function Plan({ plan, school, onBusy, onClose }: PlanProps) {
  const { students, already, schoolYear, staying } = plan.attributes;
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set());
  const [again, setAgain] = useState(false);
  const midYear = isMidYear(today());
  const [inMidYear, setInMidYear] = useState(false);
  const [typed, setTyped] = useState('');
  const isConfirmed = foldForSearch(typed.trim()) === foldForSearch(school.trim());
  const [failure, setFailure] = useState<ErrorMessages>();
  const moving = students.length - except.size;
  const toggle = (id: string) => {
    const next = new Set(except);
    if (!next.delete(id)) next.add(id);
    setExcept(next);
  };
  const fail = (error: unknown) => {
    setFailure(errorMessage(error));
    onBusy(false);
  };
  const { move, progress } = useMoving(plan.id, {
    onDone: (act) => {
      onBusy(false);
      onClose();
      return runAction(act, t.rollover.done(moving));
    },
    onStopped: () => fail(new Error(t.rollover.stopped)),
  });
  const confirm = () => {
    onBusy(true);
    setFailure(undefined);
    return move({ except: [...except], again, ...(midYear && { mid_year: inMidYear }) }).catch(fail);
  };
  return (
    <>
      <DialogBody>
        <p>{t.rollover.intro(schoolYear)}</p>
        {midYear && (
          <Box as={Callout} below={4} intent="warning" icon={<WarningSignIcon />}>
            <p>{t.rollover.midYear}</p>
            <Checkbox
              label={t.rollover.inMidYear}
              checked={inMidYear}
              onChange={({ currentTarget }) => setInMidYear(currentTarget.checked)}
            />
          </Box>
        )}
        {already && (
          <Box as={Callout} below={4} intent="warning" icon={<WarningSignIcon />}>
            <p>{t.rollover.already(schoolYear)}</p>
            <Checkbox
              label={t.rollover.again}
              checked={again}
              onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
            />
          </Box>
        )}
        {students.length > 0 ? (
          <Grades students={students} except={except} onToggle={toggle} />
        ) : (
          <p>{t.rollover.nobody}</p>
        )}
        {staying > 0 && (
          <Text as="p" flush above={3} below={3} size={2} tone="muted">
            {t.rollover.staying(staying)}
          </Text>
        )}
        {students.length > 0 && (
          <FormGroup label={t.rollover.typeName(school)} labelFor="school-name">
            <InputGroup id="school-name" autoComplete="off" value={typed} onValueChange={setTyped} />
          </FormGroup>
        )}
        {progress !== undefined && (
          <ProgressBar value={progress} intent="primary" aria-label={t.rollover.progress} />
        )}
        <Failure error={failure} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t.rollover.cancel} disabled={progress !== undefined} onClick={onClose} />
            <Button
              intent="danger"
              loading={progress !== undefined}
              disabled={moving === 0 || !isConfirmed || (already && !again) || (midYear && !inMidYear)}
              text={t.rollover.confirm(moving)}
              onClick={() => void confirm()}
            />
          </>
        }
      />
    </>
  );
}

type Student = RolloverPlan['attributes']['students'][number];

/** Only this many students of a grade are rendered; the search finds the others. */
const DRAWN = 100;

interface GradesProps {
  readonly students: readonly Student[];
  readonly except: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

function Grades({ students, except, onToggle }: GradesProps) {
  const [sought, setSought] = useState('');
  const q = foldForSearch(sought.trim());
  const byGrade = Object.entries(GRADE_AFTER).map(([grade, after]) => ({
    ...{ grade, after },
    all: students.filter((student) => student.grade === grade),
  }));
  return (
    <>
      <InputGroup
        type="search"
        leftElement={<SearchIcon className={styles.search} />}
        aria-label={t.rollover.search}
        placeholder={t.rollover.search}
        value={sought}
        onValueChange={setSought}
      />
      {byGrade.map(({ grade, after, all }) => {
        const found = q ? all.filter((student) => foldForSearch(fullName(student)).includes(q)) : all;
        const going = all.filter(({ id }) => !except.has(id)).length;
        if (found.length === 0) return null;
        return (
          <Box as="details" above={3} key={grade} open={q !== ''} className={styles.grade}>
            <summary>
              <strong>
                {grade === LAST_GRADE
                  ? t.rollover.leave(gradeName(grade))
                  : t.rollover.move(gradeName(grade), gradeName(after))}
              </strong>{' '}
              {t.rollover.going(going, all.length)}
            </summary>
            <ul tabIndex={0} aria-label={t.rollover.studentsOf(gradeName(grade))}>
              {found.slice(0, DRAWN).map((student) => (
                <li key={student.id}>
                  <Checkbox
                    label={fullName(student)}
                    checked={!except.has(student.id)}
                    onChange={() => onToggle(student.id)}
                  />
                </li>
              ))}
            </ul>
            {found.length > DRAWN && (
              <Text as="p" flush above={3} below={3} size={2} tone="muted">
                {t.rollover.more(found.length - DRAWN)}
              </Text>
            )}
          </Box>
        );
      })}
    </>
  );
}

const POLLING_MS = 500;

const isEnded = (state: RolloverProgress['attributes']['state'] | undefined) =>
  state === 'done' || state === 'failed';

type Move = ReturnType<ReturnType<typeof RolloverApi.useMoveClassesUpMutation>[0]>;

interface Ends {
  readonly onDone: (act: Move) => Promise<unknown>;
  readonly onStopped: () => void;
}

function useMoving(entityId: string, { onDone, onStopped }: Ends) {
  const [begin] = RolloverApi.useMoveClassesUpMutation();
  const [running, setRunning] = useState<{ readonly rolloverId: string; readonly act: Move }>();
  const watched = running ? { id: entityId, rolloverId: running.rolloverId } : skipToken;
  const { state, progress = 0 } = useRolloverProgressState(watched).currentData?.attributes ?? {};
  useRolloverProgressSubscription(watched, { pollingInterval: isEnded(state) ? 0 : POLLING_MS });
  const [isBeginning, setBeginning] = useState(false);
  const end = useEffectEvent((act: Move) => {
    if (state === 'done') void onDone(act);
    else onStopped();
  });
  useEffect(() => {
    if (running && isEnded(state)) end(running.act);
  }, [running, state]);
  const move = async (asked: { readonly except: readonly string[]; readonly again: boolean }) => {
    setBeginning(true);
    try {
      const act = begin({ id: entityId, ...asked });
      setRunning({ rolloverId: (await act.unwrap()).id, act });
    } finally {
      setBeginning(false);
    }
  };
  return { move, progress: isBeginning || (running && state !== 'failed') ? progress : undefined };
}
