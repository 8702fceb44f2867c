import { Button } from '@blueprintjs/core';
import type { LetterSheetResource, LetterSide } from 'contract/letters';
import { openConfirm } from '../../shared/form/confirm';
import { Stack, Text } from '../../shared/layout/layout';
import { Section } from '../../shared/layout/Section';
import { formatDate, today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { EditIcon, EnvelopeIcon } from '../../shared/ui/icons';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { LetterItem } from './LetterItem';
import { isQueued, LettersApi } from './letters.api';
import { useAsking } from './useAsking';

interface StudentLettersProps {
  readonly studentId: string;
  readonly isOwn: boolean;
  /** The colleges to which the student applies. */
  readonly colleges: readonly { readonly ceeb: string; readonly name: string }[];
}

/** The letters of a student, who asks for them, or for the staff, who approve and send them. */
export function StudentLetters({ studentId, isOwn, colleges }: StudentLettersProps) {
  const { currentData: sheet } = LettersApi.useLetterSheetQuery(studentId);
  return (
    <Section title={t.title} tools={isOwn && sheet && <Tools sheet={sheet} colleges={colleges} />}>
      {sheet && <Rights sheet={sheet} isOwn={isOwn} hasColleges={colleges.length > 0} />}
      <LetterList studentId={studentId} side={isOwn ? 'student' : 'staff'} />
    </Section>
  );
}

/** Where each letter of a child is, for a parent, who changes nothing. */
export const ChildLetters = ({ childId }: { readonly childId: string }) => (
  <Section title={t.title}>
    <LetterList studentId={childId} />
  </Section>
);

function LetterList({ studentId, side }: { readonly studentId: string; readonly side?: LetterSide }) {
  const letters = LettersApi.useLettersOfQuery(studentId);
  return (
    <Loaded
      query={letters}
      what={t.what}
      rows={2}
      empty={
        <Text as="p" flush pad={[3, 'inset']} tone="muted">
          {side === 'student' ? t.none : t.noneOf}
        </Text>
      }
    >
      {(found) => (
        <Stack as="ul" lines>
          {found.map((letter) => (
            <li key={letter.id}>
              <LetterItem letter={letter} side={isQueued(letter) ? undefined : side} named="recommender" />
            </li>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

const isClosed = ({ attributes: { opensOn } }: LetterSheetResource) => opensOn !== null && today() < opensOn;

function Tools({ sheet, colleges }: { sheet: LetterSheetResource } & Pick<StudentLettersProps, 'colleges'>) {
  const { ask, openSheet } = useAsking(sheet, colleges);
  return (
    <>
      <Button icon={<EditIcon />} text={t.actions.sheet} onClick={openSheet} />
      {colleges.length > 0 && !isClosed(sheet) && (
        <Button intent="primary" icon={<EnvelopeIcon />} text={t.actions.ask} onClick={ask} />
      )}
    </>
  );
}

interface RightsProps {
  readonly sheet: LetterSheetResource;
  readonly isOwn: boolean;
  readonly hasColleges: boolean;
}

function Rights({ sheet, isOwn, hasColleges }: RightsProps) {
  const [reset] = LettersApi.useResetLetterRightsMutation();
  const { waived, opensOn } = sheet.attributes;
  const { rights } = t;
  const chosen = waived === null ? undefined : waived ? 'waived' : 'kept';
  const lines = [
    chosen && (isOwn ? rights : rights.ofStudent)[chosen],
    isOwn && isClosed(sheet) && t.ask.opens(formatDate(opensOn!)),
    isOwn && !hasColleges && t.ask.noApplications,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  const askReset = () =>
    openConfirm({
      title: rights.resetTitle,
      children: rights.resetText,
      confirmLabel: t.actions.resetRights,
      onConfirm: () => runAction(reset(sheet.id), t.done.reset),
    });
  return (
    <Stack gap={1} pad={[3, 'inset']} rule="bottom" size={2} tone="muted">
      {lines.map((line) => (
        <Text as="p" flush key={String(line)}>
          {line}
        </Text>
      ))}
      {!isOwn && chosen && (
        <div>
          <Button size="small" text={t.actions.resetRights} onClick={askReset} />
        </div>
      )}
    </Stack>
  );
}
