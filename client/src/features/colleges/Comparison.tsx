import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { ArrowLeftIcon } from '../../shared/ui/icons';
import { Section } from '../../shared/layout/Section';
import { FEWEST_COMPARED, MAX_COMPARED, useCollegesAddress } from './address';
import { CatalogueApi } from './catalogue.api';
import { ComparisonTable } from './ComparisonTable';
import { t } from './en';

export default function Comparison() {
  const { compared, leftOut, toLists } = useCollegesAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const enough = compared.length >= FEWEST_COMPARED;
  const query = CatalogueApi.useComparedCollegesQuery(enough ? compared : skipToken);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const latest = query.error ? query : { ...query, currentData: query.data };
  return (
    <Stack gap={4}>
      <Section
        title={t.comparison.heading}
        titleRef={heading}
        tools={
          <Row as={Link} minHeight={36} inline gap={2} to={toLists} quiet>
            <ArrowLeftIcon />
            {t.comparison.back}
          </Row>
        }
      >
        {leftOut > 0 && (
          <Text as="p" pad={[3, 'inset', 0]} flush size={2} tone="muted">
            {t.comparison.leftOut(MAX_COMPARED, leftOut)}
          </Text>
        )}
        {enough ? (
          <Loaded query={latest} what={t.comparison.what} rows={12}>
            {(colleges) => <ComparisonTable colleges={colleges} isBusy={query.isFetching} />}
          </Loaded>
        ) : (
          <Empty sketch="building">{t.comparison.tooFew(FEWEST_COMPARED, MAX_COMPARED)}</Empty>
        )}
      </Section>
      <Text as="p" flush size={2} tone="muted">
        {t.comparison.ownTests} <Link to="/profile">{t.comparison.toProfile}</Link>
      </Text>
    </Stack>
  );
}
