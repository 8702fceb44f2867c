import { defineModule } from '../../../platform/define-module';
import type { Work } from '../../../platform/jobs/jobs';
import { Erasure } from './erasure';
import { ERASE_PEOPLE, ERASE_PERSON, erasureReactions } from './erasure.reactions';

export const erasureModule = defineModule({
  name: 'Erasure',
  global: true,
  providers: [Erasure],
  exports: [Erasure],
  reactions: [erasureReactions],
  jobs: {
    inject: [Erasure],
    useFactory: (erasure) => ({
      [ERASE_PERSON]: ({ data }: Work<{ userId: string }>) => erasure.complete(data.userId),
      [ERASE_PEOPLE]: ({ data }: Work<{ userIds: readonly string[] }>) => erasure.complete(...data.userIds),
    }),
  },
});
