import { Module } from '@nestjs/common';
import { identityModule, tasksModule } from '../modules';
import { Demonstration } from './demonstration';

@Module({ imports: [identityModule, tasksModule], providers: [Demonstration] })
export class DemonstrationModule {}
