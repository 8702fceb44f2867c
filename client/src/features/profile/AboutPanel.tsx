import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { AboutResource } from 'contract/about';
import type { AboutChange } from 'contract/requests/about';
import type { RecordPart } from 'contract/record-history';
import { HistoryButton } from '../../domain/record/History';
import { openForm } from '../../shared/form/openForm';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { runAction } from '../../shared/ui/undo';
import { Text } from '../../shared/layout/layout';
import { useAboutQuery, useChangeAboutMutation } from './about.api';
import { t } from './en';
import { EditButton } from './EditButton';

type AboutFields = AboutResource['attributes'];

export interface AboutPanelProps<Values extends FieldValues> {
  readonly part: RecordPart;
  readonly title: string;
  readonly loading: string;
  readonly rows: number;
  readonly show: (about: AboutFields) => ReactNode;
  readonly valuesOf: (about: AboutFields) => DefaultValues<Values>;
  readonly fields: ReactNode;
  readonly changeOf: (values: Values) => AboutChange;
  readonly updated: string;
}

export function AboutPanel<Values extends FieldValues>(props: AboutPanelProps<Values>) {
  const { part, title, loading, rows, show, valuesOf, fields, changeOf, updated } = props;
  const query = useAboutQuery();
  const [changeAbout] = useChangeAboutMutation();
  const about = query.currentData?.attributes;
  const save = async (values: Values) => {
    await runAction(changeAbout(changeOf(values)), updated);
  };
  const open = (of: AboutFields) =>
    openForm<Values>({ title: t.edit(title), defaults: valuesOf(of), onSubmit: save, children: fields });
  return (
    <Section
      plain
      title={title}
      tools={
        about && (
          <>
            <HistoryButton part={part} name={title} />
            <EditButton title={title} onClick={() => open(about)} />
          </>
        )
      }
    >
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
