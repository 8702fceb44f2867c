import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { aboutRules, type Favorites, type Majors } from 'contract/about';
import { CountedField } from '../../shared/form/CountedField';
import { Field } from '../../shared/form/Field';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { type AboutFormOptions, useAboutForm, type AboutFields } from './useAboutForm';
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
