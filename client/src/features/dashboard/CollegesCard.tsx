import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { collegeMessages } from 'contract/colleges';
import type { Dashboard, DashboardMatch } from 'contract/dashboard';
import { ChanceTag } from '../../domain/colleges/ChanceTag';
import { SavedApi } from '../../domain/colleges/saved.api';
import { placeOf, TO_SEARCH } from '../../domain/colleges/savedStatus';
import { t as survey } from '../../domain/survey/en';
import { RESULTS_PAGE, SURVEY_PAGE } from '../../domain/survey/pages';
import { errorMessage } from '../../shared/api/errors';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { Empty } from '../../shared/list/States';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { AddIcon, TickIcon } from '../../shared/ui/icons';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { Card } from './Card';
import styles from './dashboard.module.css';
import { CollegeRow, countsOf, SavedColleges } from './SavedColleges';
import { t as all } from './en';

const t = all.colleges;

export const hasNoColleges = ({ next, matches }: Dashboard['colleges']): boolean =>
  next.length === 0 && matches.length === 0;

export function CollegesCard({ colleges }: { colleges: Dashboard['colleges'] }) {
  const { counts, next, matches } = colleges;
  if (hasNoColleges(colleges)) return <NoColleges />;
  return (
    <Card title={t.title} moreAt="/colleges" note={next.length > 0 && <span>{countsOf(counts)}</span>}>
      <div className={styles.parts}>
        <section aria-labelledby="survey-matches" className={styles.part}>
          <Row
            as="header"
            pad={[3, 'inset', 1]}
            align="baseline"
            justify="between"
            gap={3}
            size={2}
            className={styles.collegesCardHeader}
          >
            <h3 id="survey-matches">{survey.card.title}</h3>
            {matches.length > 0 && <Link to={RESULTS_PAGE}>{survey.card.all}</Link>}
          </Row>
          {matches.length > 0 ? (
            <ul>
              {matches.map((match) => (
                <Match key={match.id} match={match} />
              ))}
            </ul>
          ) : (
            <Text as="p" pad={[1, 'inset', 4]} tone="muted">
              {survey.none} <Link to={SURVEY_PAGE}>{survey.take}</Link>
            </Text>
          )}
        </section>
        <section aria-labelledby="colleges-next" className={styles.part}>
          <Row
            as="header"
            pad={[3, 'inset', 1]}
            align="baseline"
            justify="between"
            gap={3}
            size={2}
            className={styles.collegesCardHeader}
          >
            <h3 id="colleges-next">{t.saved}</h3>
          </Row>
          {next.length > 0 ? (
            <SavedColleges colleges={next} />
          ) : (
            <Empty sketch="building" action={<FindColleges />}>
              {collegeMessages.noneSaved}
            </Empty>
          )}
        </section>
      </div>
    </Card>
  );
}

const FindColleges = () => (
  <ButtonLink to="/colleges" state={TO_SEARCH}>
    {t.find}
  </ButtonLink>
);

const NoColleges = () => (
  <Card title={t.title} moreAt="/colleges">
    <Empty sketch="building" title={collegeMessages.noneSaved} action={<FindColleges />}>
      {t.noneReason} <Link to={SURVEY_PAGE}>{survey.take}</Link>
    </Empty>
  </Card>
);

function Match({ match }: { match: DashboardMatch }) {
  const { id, name, state, fit, position, saved } = match;
  const [save, { isLoading }] = SavedApi.useSaveCollegeMutation();
  const saveCollege = async () => {
    try {
      await runAction(save({ ceeb: id, state, status: 'interested' }), collegeMessages.added);
    } catch (error) {
      toast.warning(errorMessage(error));
    }
  };
  return (
    <CollegeRow
      id={id}
      name={name}
      details={
        <>
          <ChanceTag chance={position} /> {survey.fit.percent(fit)} · {placeOf(match)}
        </>
      }
    >
      {saved ? (
        <Stack as="span" fixed tone="muted" className={styles.saved}>
          <TickIcon />
          <span className="visually-hidden">{t.isSaved}</span>
        </Stack>
      ) : (
        <Button
          variant="minimal"
          icon={<AddIcon />}
          aria-label={t.save(name)}
          title={t.save(name)}
          loading={isLoading}
          onClick={() => void saveCollege()}
        />
      )}
    </CollegeRow>
  );
}
