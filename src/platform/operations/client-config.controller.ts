import { Controller, Get, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../../contract/calls';
import { Public } from '../http/route.decorators';
import { CONFIG, type Config } from '../config/config';

@Controller('config')
export class ClientConfigController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Public()
  @Get()
  read(): ResponseOf<'GET /config'> {
    const { productName, supportEmail, demo, oidc, appStoreUrl, playStoreUrl } = this.config;
    return { productName, supportEmail, demo, issuer: oidc?.name ?? null, appStoreUrl, playStoreUrl };
  }
}
