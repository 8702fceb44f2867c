import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { Text } from '../../shared/layout/layout';
import { useAboutQuery } from './about.api';
import { t } from './en';
import { EditButton } from './EditButton';
import { useAboutForm, type AboutFields, type AboutFormOptions } from './useAboutForm';

export interface AboutPanelProps<Values extends FieldValues> extends AboutFormOptions<Values> {
  readonly loading: string;
  readonly rows: number;
  readonly show: (about: AboutFields) => ReactNode;
}

export function AboutPanel<Values extends FieldValues>(props: AboutPanelProps<Values>) {
  const { title, loading, rows, show } = props;
  const query = useAboutQuery();
  const open = useAboutForm(props);
  const about = query.currentData?.attributes;
  return (
    <Section plain title={title} tools={about && <EditButton title={title} onClick={() => open(about)} />}>
      <Loaded query={query} what={loading} rows={rows}>
        {({ attributes }) =>
          show(attributes) ?? (
            <Text as="p" flush pad={[1, 'inset', 4]} tone="muted">
              {t.none(title)}
            </Text>
          )
        }
      </Loaded>
    </Section>
  );
}
