import { randomBytes } from 'node:crypto';
import { open, seal } from './seal';
import type { Owner } from './recently-sealed';

const ownerOf = (id: string): Owner => ({ id, key: randomBytes(32) });
const readAgain = ({ id, key }: Owner): Owner => ({ id, key: Buffer.from(key!) });

describe('a sealed value', () => {
  const value = { name: 'Ada ✓', hours: [1.5, null, true], notes: '' };

  it.each([
    ['one person', [ownerOf('ada')]],
    ['two people', [ownerOf('ada'), ownerOf('grace')]],
  ])('under the keys of %s opens with them, now and later', (_, owners) => {
    const sealed = seal(value, owners, 'text');
    expect(JSON.stringify(sealed)).not.toContain('Ada');
    expect(open(sealed, owners, 'text')).toEqual(value);
    expect(open(sealed, owners.map(readAgain), 'text')).toEqual(value);
  });

  it('is unreadable as soon as any key is destroyed', () => {
    const [ada, grace] = [ownerOf('ada'), ownerOf('grace')];
    const sealed = seal('secret', [ada, grace], 'text');
    for (const missing of [null, undefined]) {
      expect(open(sealed, [ada, { ...grace, key: missing }], 'text')).toBe('[erased]');
      expect(open(sealed, [{ ...ada, key: missing }, grace], 'null')).toBeNull();
    }
  });

  it('does not open with other keys, ids, or fewer owners', () => {
    const [ada, grace] = [ownerOf('ada'), ownerOf('grace')];
    const sealed = seal('secret', [ada, grace], 'text');
    const others = [[ownerOf('ada'), grace], [ada, { ...grace, id: 'ada' }], [grace, ada], [grace]];
    for (const owners of others) expect(() => open(sealed, owners, 'text')).toThrow();
  });

  it('is different every time, and does not open once changed', () => {
    const owners = [ownerOf('ada')];
    const sealed = Array.from({ length: 1_000 }, () => seal('secret', owners, 'text') as string);
    expect(new Set(sealed.map((text) => text.slice(0, 16))).size).toBe(1_000);
    const [text] = sealed;
    expect(() => open(`${text!.slice(0, -4)}AAAA`, owners, 'text')).toThrow();
  });

  it('opens after many other values were sealed', () => {
    const owners = [ownerOf('ada')];
    const sealed = seal('secret', owners, 'text');
    for (let number = 0; number < 5_000; number++) seal(number, owners, 'text');
    expect(open(sealed, owners, 'text')).toBe('secret');
  });
});
