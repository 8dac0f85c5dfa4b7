import type { Chance } from './chance.ts'

const LONG = 70_000
const DEEP = 20_000

/** Text that has broken programs before: controls, halves of pairs, other scripts, other languages' syntax, very long. */
const TEXTS: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', 'a\udc00b', '\u202e\u2066', '\ufeff', '\r\nSet-Cookie: sid=1', '\n', '\t'],
  ...["' or 1=1 --", '"; drop table booking; --', "\\'", '%', '_%', '\\', '\x24{7*7}', '{{7*7}}', '$1', '--', '/*'],
  ...['<script>alert(1)</script>', '"><svg onload=1>', '</script>', ']]>', '<!--', '&#0;', '&lt;'],
  ...[
    '../../../../etc/passwd',
    '..\\..\\win.ini',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    '//evil.test',
    'C:\\',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'true', '[]'],
  ...['0', '-1', '1e9', '1e309', '-0', '00', '0x10', '999999999', '9999999999', '9007199254740993', '1.5', '+1', '٣'],
  ...['2027-02-30', '2027-13-01', '0000-00-00', '9999-12-31', '-000001-01-01', '2026-12-25T00:00:00Z', '275761-01-01'],
  ...['24:00', '25:61', '00:00', 'a@b', 'a@b.c', '"a b"@example.in', 'a@[127.0.0.1]', 'ａ@example.in', 'a@xn--', '@'],
  ...['PDK-AAAAA-AAAAA', 'PDK-', 'pdk-aaaaa-aaaaa', '+91 98765 43210', '९८७६५४३२१०', '98765432109876543210'],
  ...['🏝️', 'क्षत्रिय', 'ß', 'İ', 'ﷺ', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', 'a'.repeat(65), 'a'.repeat(1_001)],
  ...[
    '%00',
    '%ff',
    '%e0%80%80',
    '%u0000',
    '%',
    '%zz',
    '%2f',
    '%5c',
    '&',
    '=',
    '&&=',
    '[]',
    'a[]=1',
    'a[b]=1',
    ';',
    '#',
    '?',
  ],
]
const NUMBERS: readonly number[] = [
  ...[
    0,
    -1,
    1,
    1.5,
    -0.0001,
    12,
    13,
    99,
    100,
    1e3,
    1e6,
    2 ** 31,
    2 ** 31 - 1,
    -(2 ** 31),
    2 ** 32,
    2 ** 53,
    2 ** 63,
    1e21,
  ],
  ...[1e308, -1e308, 5e-324, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
]
/** JSON as text: what no value of ours is turned into. */
const RAW_JSON: readonly string[] = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '1',
    '"a"',
    '[]',
    '[[]]',
    '{',
    '}',
    '{"a":}',
    '{"a":1,}',
    "{'a':1}",
    '{"a":1}{"b":2}',
    'NaN',
  ],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"a":1}}}', '{"a":1,"a":2}', '{"":{"":{}}}'],
  ...[
    '{"a":1e999}',
    '{"a":-1e999}',
    '{"a":123456789012345678901234567890}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '\ufeff{}',
  ],
]

export function hostileText(chance: Chance): string {
  if (chance.once(60)) return 'x'.repeat(chance.below(LONG))
  if (chance.once(10))
    return Array.from({ length: 1 + chance.below(12) }, () => String.fromCharCode(chance.below(0x10000))).join('')
  return chance.once(5) ? chance.of(TEXTS) + chance.of(TEXTS) : chance.of(TEXTS)
}

/** Anything that JSON can say, where something else was expected. */
export function hostileValue(chance: Chance, depth = 0): unknown {
  switch (chance.below(depth > 3 ? 4 : 9)) {
    case 0:
      return hostileText(chance)
    case 1:
      return chance.of(NUMBERS)
    case 2:
      return null
    case 3:
      return chance.once(2)
    case 4:
      return Array.from({ length: chance.below(4) }, () => hostileValue(chance, depth + 1))
    case 5:
      return Array.from({ length: 200 }, () => chance.of(NUMBERS))
    case 6:
      return { [hostileText(chance).slice(0, 40)]: hostileValue(chance, depth + 1), length: -1 }
    case 7:
      return { toString: 1, valueOf: null, toJSON: 'a' }
    default:
      return String(chance.of(NUMBERS))
  }
}

/** The body of a call that is no JSON, or JSON of a kind that costs: very deep, very wide, with keys of prototypes. */
export function hostileBody(chance: Chance): string {
  switch (chance.below(6)) {
    case 0:
      return `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`
    case 1:
      return `${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}`
    case 2:
      return `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":${index}`).join()}}`
    case 3:
      return `{"lines":[${Array.from({ length: 2_000 }, () => '{"kind":"ferry"}').join()}]}`
    default:
      return chance.of(RAW_JSON)
  }
}
