import type { FastifyRequest } from 'fastify';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { AccessTokens } from './jwt';
import type { SignedIn } from './session-user';
import type { TokenPayload } from './verified-tokens';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly tokens: AccessTokens) {
    super({
      jwtFromRequest: ExtractJwt.fromHeader('token'),
      secretOrKeyProvider: (_request: unknown, _token: unknown, done: (error: null, key: Buffer) => void) =>
        done(null, tokens.signingKey),
      passReqToCallback: true,
    });
  }

  validate({ headers }: FastifyRequest, payload: TokenPayload): Promise<SignedIn> {
    return this.tokens.admit(headers.token as string, payload);
  }
}
