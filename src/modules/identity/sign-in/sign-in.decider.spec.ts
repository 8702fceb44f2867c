import { given } from '../../../kernel/testing';
import { signIn } from './sign-in.decider';

const userId = 'u1';
const issuer = 'https://accounts.example.test';
const enabled = { type: 'TwoFactorEnabled', data: { userId, setupId: 's1' } } as const;
const disabled = { type: 'TwoFactorDisabled', data: { userId } } as const;
const reset = { type: 'TwoFactorReset', data: { userId, reason: 'The phone is lost.' } } as const;
const replaced = { type: 'RecoveryCodesReplaced', data: { userId, codesId: 'c2' } } as const;
const linked = { type: 'SignInLinked', data: { userId, issuer } } as const;
const unlinked = { type: 'SignInUnlinked', data: { userId, issuer } } as const;
const used = (number: number) => ({ type: 'RecoveryCodeUsed', data: { userId, number } }) as const;

const history = given(signIn);

describe('two-step sign-in', () => {
  it('is turned on once and off once', () => {
    history().when('EnableTwoFactor', enabled.data).yields(enabled);
    history(enabled).when('EnableTwoFactor', { userId, setupId: 's2' }).yields();
    history(enabled).when('DisableTwoFactor', disabled.data).yields(disabled);
    history().when('DisableTwoFactor', disabled.data).yields();
    history(enabled, disabled).when('EnableTwoFactor', enabled.data).yields(enabled);
  });

  it('is only reset by somebody else', () => {
    history(enabled).when('ResetTwoFactor', reset.data).yields(reset);
    history(enabled, reset).when('ResetTwoFactor', reset.data).yields();
    history(enabled)
      .when('ResetTwoFactor', reset.data, { actor: { id: userId, role: 'admin' } })
      .isRejected('own-second-factor');
  });

  it('accepts each recovery code once until they are replaced', () => {
    history(enabled).when('UseRecoveryCode', used(3).data).yields(used(3));
    history(enabled, used(3)).when('UseRecoveryCode', used(3).data).yields();
    history(enabled, used(3)).when('ReplaceRecoveryCodes', replaced.data).yields(replaced);
    history(enabled, used(3), replaced).when('UseRecoveryCode', used(3).data).yields(used(3));
  });

  it('has no recovery codes while it is off', () => {
    history(enabled, disabled).when('UseRecoveryCode', used(1).data).yields();
    history(enabled, reset).when('ReplaceRecoveryCodes', replaced.data).yields();
  });
});

it('links and unlinks a single sign-on identity once', () => {
  history().when('LinkSignIn', linked.data).yields(linked);
  history(linked).when('LinkSignIn', linked.data).yields();
  history(linked).when('UnlinkSignIn', unlinked.data).yields(unlinked);
  history(linked, unlinked).when('UnlinkSignIn', unlinked.data).yields();
  history(linked, unlinked).when('LinkSignIn', linked.data).yields(linked);
});
