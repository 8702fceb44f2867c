import type { ReactNode } from 'react';
import type { FieldValues, DefaultValues } from 'react-hook-form';
import { aboutRules, type Favorites, type Majors, type AboutResource } from 'contract/about';
import type { AboutChange } from 'contract/requests/about';
import { CountedField } from '../../shared/form/CountedField';
import { Field } from '../../shared/form/Field';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { openForm } from '../../shared/form/openForm';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { AboutApi } from './about.api';
import { EditButton } from './EditButton';
import styles from './profile.module.css';

const Ordered = ({ choices }: { choices: readonly string[] }) => (
  <Stack as="ol" pad={[1, 'inset', 4]} className={styles.order}>
    {choices.map((choice, index) => (
      <Row as="li" key={index} align="baseline" gap={4} breakable>
        {choice}
      </Row>
    ))}
  </Stack>
);

const MAJORS = ['major1', 'major2', 'major3'] as const;
const FAVORITES = ['favorite1', 'favorite2'] as const;

export const MAJORS_PANEL: AboutFormOptions<Majors> = {
  title: t.majors.title,
  updated: t.majors.updated,
  valuesOf: ({ orderedMajorChoices }) => orderedMajorChoices ?? { major1: '', major2: '', major3: '' },
  fields: MAJORS.map((name, index) => (
    <Field<Majors> key={name} name={name} label={t.majors.field(index + 1)} rules={aboutRules.major} />
  )),
  changeOf: (orderedMajorChoices) => ({ orderedMajorChoices }),
};

export function MajorsPanel() {
  return (
    <AboutPanel<Majors>
      {...MAJORS_PANEL}
      loading={t.majors.loading}
      rows={MAJORS.length}
      show={({ orderedMajorChoices: majors }) =>
        majors && <Ordered choices={MAJORS.map((name) => majors[name])} />
      }
    />
  );
}

export function FavoritesPanel() {
  return (
    <AboutPanel<Favorites>
      {...t.favorites}
      rows={FAVORITES.length}
      show={({ orderedFavorites: favorites }) =>
        favorites && <Ordered choices={FAVORITES.map((name) => favorites[name])} />
      }
      valuesOf={({ orderedFavorites }) => orderedFavorites ?? { favorite1: '', favorite2: '' }}
      fields={FAVORITES.map((name, index) => (
        <Field<Favorites>
          key={name}
          name={name}
          label={t.favorites.field(index + 1)}
          rules={aboutRules.favorite}
        />
      ))}
      changeOf={(orderedFavorites) => ({ orderedFavorites })}
    />
  );
}

const NOTES_ROWS = 8;

export function NotesPanel() {
  return (
    <AboutPanel<{ notes: string }>
      {...t.notes}
      rows={3}
      show={({ notes }) =>
        notes ? (
          <Text as="p" flush pad={[1, 'inset', 4]} size={2} preLine breakable>
            {notes}
          </Text>
        ) : null
      }
      valuesOf={({ notes }) => ({ notes })}
      fields={
        <CountedField<{ notes: string }>
          name="notes"
          label={t.notes.title}
          rules={aboutRules.notes}
          rows={NOTES_ROWS}
          placeholder={t.notes.placeholder}
        />
      }
      changeOf={({ notes }) => ({ notes })}
    />
  );
}

interface AboutPanelProps<Values extends FieldValues> extends AboutFormOptions<Values> {
  readonly loading: string;
  readonly rows: number;
  readonly show: (about: AboutFields) => ReactNode;
}

function AboutPanel<Values extends FieldValues>(props: AboutPanelProps<Values>) {
  const { title, loading, rows, show } = props;
  const query = AboutApi.useAboutQuery();
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

type AboutFields = AboutResource['attributes'];

interface AboutFormOptions<Values extends FieldValues> {
  readonly title: string;
  readonly valuesOf: (about: AboutFields) => DefaultValues<Values>;
  readonly fields: ReactNode;
  readonly changeOf: (values: Values) => AboutChange;
  readonly updated: string;
}

export function useAboutForm<Values extends FieldValues>(options: AboutFormOptions<Values>) {
  const { title, valuesOf, fields, changeOf, updated } = options;
  const [changeAbout] = AboutApi.useChangeAboutMutation();
  return (about: AboutFields) =>
    openForm<Values>({
      title: t.edit(title),
      defaults: valuesOf(about),
      onSubmit: (values) => runAction(changeAbout(changeOf(values)), updated),
      children: fields,
    });
}
