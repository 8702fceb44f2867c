import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AccessTokens } from './jwt';

/** Tokens that end by themselves, each for one purpose: signed with a key of its own, none is taken for another. */
@Injectable()
export class PurposeTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly access: AccessTokens,
  ) {}

  sign(purpose: string, claims: object, minutes: number): Promise<string> {
    return this.jwt.signAsync(claims, { secret: this.access.keyFor(purpose), expiresIn: `${minutes}m` });
  }

  /** Undefined where it is forged, expired or for another purpose. */
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
