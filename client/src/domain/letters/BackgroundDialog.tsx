import { Dialog, DialogBody } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { LetterBackground } from 'contract/letters';
import { Box, Stack, Text } from '../../shared/layout/layout';
import { formatDate } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { topLayer, type DialogProps } from '../../shared/ui/dialogs';
import { t } from './en';
import { LettersApi } from './letters.api';

interface BackgroundDialogProps extends DialogProps {
  readonly id: string;
  readonly name: string;
}

/** What the student shares with the author of a letter. */
export default function BackgroundDialog({ id, name, isOpen, onClose }: BackgroundDialogProps) {
  const query = LettersApi.useLetterBackgroundQuery(id);
  return (
    <Dialog isOpen={isOpen} portalContainer={topLayer()} title={t.background.title(name)} onClose={onClose}>
      <DialogBody>
        <Loaded query={query} what={t.background.what} rows={4}>
          {(background) => <Background of={background} />}
        </Loaded>
      </DialogBody>
    </Dialog>
  );
}

interface Item {
  readonly title: string;
  readonly details: readonly (string | false)[];
}

function Background({ of }: { of: LetterBackground }) {
  const lists: readonly (readonly [title: string, items: readonly Item[]])[] = [
    [t.background.sheet, of.answers.map(({ question, answer }) => ({ title: question, details: [answer] }))],
    [
      t.shares.activities,
      of.activities.map(({ title, startYear, endYear, hoursPerWeek, weeksPerYear, description }) => ({
        title,
        details: [
          t.background.years(startYear, endYear),
          t.background.hours(hoursPerWeek, weeksPerYear),
          description,
        ],
      })),
    ],
    [
      t.shares.honors,
      of.honors.map(({ title, dateReceived, description }) => ({
        title,
        details: [formatDate(dateReceived), description],
      })),
    ],
    [
      t.shares.courses,
      of.courses.map(({ name, gradeYear, semesterGrades: { semester1, semester2 } }) => ({
        title: name,
        details: [gradeYear, t.background.grades(semester1 ?? '', semester2 ?? '')],
      })),
    ],
    [
      t.shares.testScores,
      of.testScores.map(({ type, dateTaken, scores }) => ({
        title: type,
        details: [formatDate(dateTaken), Object.values(scores).join(' / ')],
      })),
    ],
  ];
  const shown = lists.filter(([, items]) => items.length > 0);
  if (shown.length === 0) return <Text as="p">{t.background.none}</Text>;
  return (
    <Stack gap={5}>
      {shown.map(([title, items]) => (
        <Part key={title} title={title}>
          {items.map((item, place) => (
            <Box key={place} as="li">
              <Text as="p" flush weight={600} breakable>
                {item.title}
              </Text>
              {item.details.filter(Boolean).map((line, index) => (
                <Text key={index} as="p" flush preLine breakable>
                  {line}
                </Text>
              ))}
            </Box>
          ))}
        </Part>
      ))}
    </Stack>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Text as="h3" size={3} below={2}>
      {title}
    </Text>
    <Stack as="ul" gap={3}>
      {children}
    </Stack>
  </section>
);
