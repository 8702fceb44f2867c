import { Module } from '@nestjs/common';
import { CollegeDirectory } from './college-directory';

@Module({
  providers: [CollegeDirectory],
  exports: [CollegeDirectory],
})
export class CollegesModule {}
