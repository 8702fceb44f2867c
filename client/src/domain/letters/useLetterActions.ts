import { LETTER_MAX_BYTES, type LetterAnswer, type LetterResource } from 'contract/letters';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { LettersApi } from './letters.api';

export type LetterActions = ReturnType<typeof useLetterActions>;

const reporting = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    toast.failure(error);
  }
};

export function useLetterActions({ id }: LetterResource) {
  const [move] = LettersApi.useMoveLetterMutation();
  const [upload, { isLoading: isUploading }] = LettersApi.useUploadLetterMutation();
  const [download] = LettersApi.useDownloadLetterMutation();
  const [markSent] = LettersApi.useMarkLetterSentMutation();
  return {
    isUploading,
    move: (status: LetterAnswer, done: string) => reporting(runAction(move({ id, status }), done)),
    /** Rejects, so that a form shows what is wrong. */
    moveBecause: (status: LetterAnswer, reason: string, done: string) =>
      runAction(move({ id, status, reason }), done),
    upload: async (file: File) => {
      if (file.size > LETTER_MAX_BYTES) return void toast.error(t.upload.tooLarge);
      await reporting(runAction(upload({ id, file }), t.done.uploaded));
    },
    download: () => reporting(download(id).unwrap()),
    markSent: (ceebs: readonly string[]) => reporting(runAction(markSent({ id, ceebs }), t.done.sent)),
  };
}
