import { Button } from '@blueprintjs/core';
import type { StudentDetailResource } from 'contract/identity';
import type { Language } from 'contract/languages';
import { openForm, type Form } from '../../../shared/form/openForm';
import { fullName } from '../../../shared/lib/format';
import { currentLanguage } from '../../../shared/lib/language';
import { DownloadIcon } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import { Text } from '../../../shared/layout/layout';
import { DetailCard } from './DetailCard';
import { t as all } from './en';
import { useDownloadExportMutation, useExportRecordMutation } from './exports.api';

const t = all.exports;

interface ExportRequest {
  readonly reason: string;
  readonly language: Language;
}

export function ExportCard({ student }: { student: StudentDetailResource }) {
  const [exportRecord] = useExportRecordMutation();
  const [download] = useDownloadExportMutation();
  const studentId = student.id;
  const name = fullName(student.attributes);
  const formOf = async (): Promise<Form<ExportRequest>> => {
    const { default: ExportFields } = await import('./ExportFields');
    return {
      title: t.title(name),
      submitLabel: t.submit,
      defaults: { reason: '', language: currentLanguage },
      onSubmit: async ({ reason, language }) => {
        const { id: exportId } = await exportRecord({ studentId, reason }).unwrap();
        await download({ studentId, exportId, language }).unwrap();
        toast.success(t.done(name));
      },
      children: <ExportFields />,
    };
  };
  return (
    <DetailCard
      title={t.heading}
      tools={
        <Button
          size="small"
          icon={<DownloadIcon />}
          text={t.button}
          aria-haspopup="dialog"
          onClick={() => openForm(formOf())}
        />
      }
    >
      <Text as="p" flush tone="muted">
        {t.about}
      </Text>
    </DetailCard>
  );
}
