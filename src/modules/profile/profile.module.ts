import { Module } from '@nestjs/common';
import { TestScoresController } from './test-scores.controller';

@Module({ controllers: [TestScoresController] })
export class ProfileModule {}
