import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AccessTokens } from './jwt';

/** Issues tokens that expire. Each purpose signs with its own key, so no token is valid for another purpose. */
@Injectable()
export class PurposeTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly access: AccessTokens,
  ) {}

  sign(purpose: string, claims: object, minutes: number): Promise<string> {
    return this.jwt.signAsync(claims, { secret: this.access.keyFor(purpose), expiresIn: `${minutes}m` });
  }

  async read<Claims extends object>(purpose: string, token: string): Promise<Claims | undefined> {
    try {
      return await this.jwt.verifyAsync<Claims>(token, {
        secret: this.access.keyFor(purpose),
        algorithms: ['HS256'],
      });
    } catch {
      return undefined;
    }
  }
}
