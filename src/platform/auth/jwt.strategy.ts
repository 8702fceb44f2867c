import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AccessTokens, type TokenPayload } from './jwt';
import type { SignedIn } from './session-user';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly tokens: AccessTokens) {
    super({
      jwtFromRequest: ExtractJwt.fromHeader('token'),
      secretOrKeyProvider: (_request: unknown, _token: unknown, done: (error: null, key: Buffer) => void) =>
        done(null, tokens.signingKey),
    });
  }

  validate(payload: TokenPayload): Promise<SignedIn> {
    return this.tokens.current(payload);
  }
}
