import { useParams } from 'react-router-dom';
import { ChangeEntry } from '../../../domain/changes/ChangeEntry';
import { ChangesApi } from '../../../domain/changes/changes.api';
import { ApplicationState } from '../../../domain/colleges/applications/ApplicationState';
import { t as texts } from '../../../domain/colleges/applications/en';
import { SavedApi } from '../../../domain/colleges/saved.api';
import { SavingProvider, useSaving } from '../../../domain/colleges/saving';
import { useSignedInUser } from '../../../shared/api/session';
import { Box, Card, Row, Stack } from '../../../shared/layout/layout';
import { Section } from '../../../shared/layout/Section';
import { formatDate } from '../../../shared/lib/time';
import { Loaded } from '../../../shared/list/Loaded';
import { Empty } from '../../../shared/list/States';
import { ButtonLink } from '../../../shared/ui/ButtonLink';
import { BackLink } from '../../../shared/ui/BackLink';
import { DescriptionList } from '../../../shared/ui/DescriptionList';
import { PageName } from '../../../shared/ui/PageHeader';
import { CollegeDialog } from '../CollegeDialog';
import { CollegeName } from '../CollegeName';
import { Actions, Facts, type ApplicationCardProps } from './ApplicationCard';
import { withApplication } from './applicationGroups';
import { t } from './en';
import { useApplicationActions, type ApplicationActions } from './useApplicationActions';

/** One application of the student. Notifications name it by its record, everything else by the college. */
export default function ApplicationPage() {
  const { ceeb } = useParams();
  const { id } = useSignedInUser();
  const query = SavedApi.useSavedCollegesQuery();
  const actions = useApplicationActions(id);
  const saving = useSaving();
  return (
    <SavingProvider value={saving}>
      <BackLink to="/applications">{t.back}</BackLink>
      <Loaded query={query} what={t.what} rows={4}>
        {(saved) => {
          const all = withApplication(saved);
          const college = all.find((one) => one.attributes.ceeb_code === ceeb || one.id === ceeb);
          return college ? (
            <Stack gap={4}>
              <PageName>{college.attributes.name}</PageName>
              <Details college={college} all={all} isOwn actions={actions} />
              <History studentId={id} ceeb={college.attributes.ceeb_code} />
            </Stack>
          ) : (
            <Card shrink>
              <Empty sketch="building" action={<ButtonLink to="/applications">{t.back}</ButtonLink>}>
                {t.notFound}
              </Empty>
            </Card>
          );
        }}
      </Loaded>
      <CollegeDialog />
    </SavingProvider>
  );
}

function Details(props: ApplicationCardProps & { readonly actions: ApplicationActions }) {
  const { attributes } = props.college;
  const { plan, filedWith, dueOn, submittedOn } = attributes.application;
  return (
    <Card shrink pad="inset" gap={3} tabIndex={-1} data-application={attributes.ceeb_code}>
      <Row wrap align="start" justify="between" gap={[2, 4]}>
        <CollegeName ceeb={attributes.ceeb_code} attributes={attributes} />
        <ApplicationState {...attributes.application} />
      </Row>
      <DescriptionList
        inline
        facts={[
          [t.fields.plan, plan && texts.plans[plan]],
          [t.facts.deadline, !submittedOn && dueOn && formatDate(dueOn)],
          [t.facts.filedWith, filedWith && t.forms[filedWith]],
        ]}
      />
      <Facts {...props} />
      <Actions {...props} />
    </Card>
  );
}

function History({ studentId, ceeb }: { readonly studentId: string; readonly ceeb: string }) {
  const query = ChangesApi.useApplicationChangesQuery(studentId);
  return (
    <Section plain title={t.history}>
      <Box pad={[0, 'inset', 'inset']}>
        <Loaded query={query} what={t.whatHistory} rows={3}>
          {(changes) => (
            <Box as="ol" lines>
              {changes
                .filter(({ relationships }) => relationships.fact.data.id === ceeb)
                .map((change) => (
                  <ChangeEntry key={change.id} change={change} />
                ))}
            </Box>
          )}
        </Loaded>
      </Box>
    </Section>
  );
}
