import { defineModule } from '../../../platform/define-module';
import { inParallel, type Work } from '../../../platform/jobs/jobs';
import { EmailAddresses } from '../accounts/email-addresses';
import {
  EmailChange,
  FINISH_EMAIL_CHANGE,
  RELEASE_FORMER_EMAIL,
  SEND_EMAIL_LINK,
  SEND_EMAIL_NOTICE,
} from './email-change';
import { EmailChangeMails } from './email-change-mails';
import { EmailStop } from './email-stop';
import { ProfileController } from './profile.controller';

interface EmailRequest {
  readonly userId: string;
  readonly requestId: string;
}

export const ownProfileModule = defineModule({
  name: 'OwnProfile',
  global: true,
  controllers: [ProfileController],
  providers: [EmailChange, EmailChangeMails, EmailStop],
  exports: [EmailChange],
  jobs: {
    inject: [EmailChange, EmailAddresses],
    useFactory: (change, emails) => ({
      [SEND_EMAIL_LINK]: inParallel(4, (data: EmailRequest) => change.sendLink(data.userId, data.requestId)),
      [SEND_EMAIL_NOTICE]: inParallel(4, (data: EmailRequest) =>
        change.sendNotice(data.userId, data.requestId),
      ),
      [FINISH_EMAIL_CHANGE]: ({ data }: Work<EmailRequest>) => change.resume(data.userId, data.requestId),
      [RELEASE_FORMER_EMAIL]: ({ data }: Work<{ userId: string; addressKey: string }>) =>
        emails.releaseFormer(data.addressKey, data.userId),
    }),
  },
});
