import { Module, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { LiveFeed } from '../../platform/realtime/live-feed';
import { CollegesModule } from './colleges.module';
import { ComparisonController } from './comparison.controller';
import { SavedCollegeQueries } from './saved-college-queries';
import { SavedCollegesController } from './saved-colleges.controller';
import { savedCollegeLiveRules } from './saved-colleges.live';

@Module({
  imports: [CollegesModule],
  controllers: [SavedCollegesController, ComparisonController],
  providers: [SavedCollegeQueries],
})
export class SavedCollegesModule implements OnModuleInit {
  constructor(
    private readonly liveFeed: LiveFeed,
    private readonly accounts: Accounts,
    private readonly views: Views,
  ) {}

  onModuleInit(): void {
    this.liveFeed.on(savedCollegeLiveRules(this.accounts, this.views));
  }
}
