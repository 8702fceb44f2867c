import { networkOf } from './route.decorators';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:a:b::1', '2001:db8:a:b:ffff:ffff:ffff:ffff'],
    ['2001:0DB8:000a:000b::1', '2001:db8:a:b::2'],
    ['::1', '0:0:0:0::2'],
    ['nonsense', '192.0.2.7:4711'],
  ])('is the same for %s and %s', (one, other) => {
    expect(networkOf(one)).toBe(networkOf(other));
  });

  it.each([
    ['192.0.2.7', '192.0.2.8'],
    ['2001:db8:a:b::1', '2001:db8:a:c::1'],
    ['192.0.2.7', 'nonsense'],
  ])('differs between %s and %s', (one, other) => {
    expect(networkOf(one)).not.toBe(networkOf(other));
  });
});
