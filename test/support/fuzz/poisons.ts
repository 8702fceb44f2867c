import fc from 'fast-check';
import { ENTRY_COLUMNS } from '../../../contract/entry-imports';

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + '1' + close.repeat(depth);

export const DEADLY_JSON = [
  ...['"a\\u0000"', '"\\ud800"', '1e400', '"2027-W05-1"', '{"toString":1}', '[null]', '[[]]', 'null'],
  nested(20_000, '[', ']'),
];
export const DEADLY_ADDRESSES = ['a%00', '%E0%A4%A', '1e308', '__proto__', 'a&SAME=b'];

/** Includes JSON texts that no serializer writes. */
export const jsonPoison = fc.oneof(
  fc.constantFrom(
    ...['null', 'true', '-0', '0.1', '-1', '1e308', '1e400', '-1e400', '9007199254740993', '5e-324'],
    ...[
      '""',
      '" "',
      '"\\t"',
      '"\\u0000"',
      '"a\\u0007b"',
      '"\\ud800"',
      '"a\\udfffb"',
      '"\\u202e"',
      '"\ufeff"',
    ],
    ...['"__proto__"', '"constructor"', '"toString"', '"null"', '"undefined"', '"NaN"', '"[object Object]"'],
    ...[
      '"2027-W05-1"',
      '"2027-02-31"',
      '"2027-035"',
      '"+012027-01-01"',
      '"0000-00-00"',
      '"2027-01-01T24:00:00"',
    ],
    ...['"%00"', '"%E0%A4%A"', '"../../etc"', '"\'; DROP TABLE x"', '"$where"', '"<script>"', '"a@b"'],
    ...['[]', '[[]]', '[null]', '["a","a"]', '[{}]', '{}', '{"length":1}', '{"in":["a"]}', '{"$gt":""}'],
    ...['{"toString":1}', '{"then":1}', '{"constructor":1}', '{"__proto__":{"a":1}}', '{"toJSON":"a"}'],
    ...[nested(8, '[', ']'), nested(500, '[', ']'), nested(500, '{"a":', '}')],
    ...[
      JSON.stringify('x'.repeat(20_000)),
      JSON.stringify('👩‍🎓'.repeat(500)),
      JSON.stringify(Array(6000).fill('a')),
    ],
  ),
  fc.json({ maxDepth: 3 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
    .map((units) => JSON.stringify(String.fromCharCode(...units))),
);

export const addressPoison = fc.oneof(
  fc.constantFrom(
    ...[
      '%00',
      '%07',
      '%0A',
      '%20',
      '%E0%A4%A',
      '%',
      '%ZZ',
      '%ED%A0%80',
      '%FF',
      '%F0%9F%98%80',
      '%2e%2e%2f',
      '..',
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'null',
      'undefined',
      'NaN',
      '-1',
      '0',
      '1e308',
      '1e400',
      '1.5',
    ],
    ...[
      '9007199254740993',
      'true',
      '[]',
      '{}',
      '%7B%22$gt%22:1%7D',
      "'",
      '%22',
      '%5C',
      'x'.repeat(90),
      'x'.repeat(3000),
    ],
    ...['2027-W05-1', '2027-02-31', '9999-12-31', '0000-00-00', 'U', 'U000000', '000000', ','],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map(encodeURIComponent),
);

export const headerPoison = fc.constantFrom(
  ...['', ' ', ',', 'null', '__proto__', 'é', '\xff', '\t', 'x'.repeat(201), 'x'.repeat(8000)],
  ...[
    'eyJhbGciOiJub25lIn0.e30.',
    'a.b.c',
    '"',
    'W/"a"',
    '=',
    ';',
    'refresh=%E0%A4%A',
    '00000000-0000-4000-8000-000000000000',
  ],
);

export const bodyPoison: fc.Arbitrary<readonly [type: string, body: string | Buffer]> = fc.oneof(
  fc.tuple(fc.constant('application/json'), jsonPoison),
  fc.constantFrom<readonly [string, string]>(
    ['application/json', ''],
    ['application/json', '{'],
    ['application/json', '{"a":1,"a":'],
    ['application/json; charset=utf-16', '{}'],
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=1&a[b]=2&__proto__=1&name=%E0%A4%A'],
    ['application/octet-stream', 'x'],
    [';;;', '{}'],
    ['multipart/form-data', ''],
    ['multipart/form-data; boundary=cut', ''],
    ['multipart/form-data; boundary=cut', '--cut\r\n\r\nx'],
    ['multipart/form-data; boundary=cut', '--cut--\r\n'],
    [`multipart/form-data; boundary=${'x'.repeat(200)}`, 'x'],
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => ['application/json', Buffer.from(bytes)] as const),
  fc
    .uint8Array({ maxLength: 200 })
    .map((bytes) => ['multipart/form-data; boundary=cut', csvUpload(bytes)] as const),
  fc
    .uint8Array({ maxLength: 200 })
    .map((bytes) => ['multipart/form-data; boundary=cut', answersUpload(bytes)] as const),
);

const upload = (before: string, bytes: Uint8Array, after: string) =>
  Buffer.concat([
    Buffer.from('--cut\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'),
    Buffer.from(before),
    bytes,
    Buffer.from(`${after}\r\n--cut--\r\n`),
  ]);

const csvUpload = (bytes: Uint8Array) =>
  upload('unitid,name,city,state,control\r\n200009,College ', bytes, ',Town,VT,public');

const answersUpload = (bytes: Uint8Array) =>
  upload(`${ENTRY_COLUMNS.join()}\r\nmaya@example.test,SAT,May 2017,2026-03-14,`, bytes, ',-,-,-');
