import { expect, test } from 'vitest'
import { piecesOf } from './pieces-of.ts'

test('lines are written in pieces that a pipe keeps apart, and none is cut', () => {
  expect(piecesOf('ab\ncd\nef\n', 6)).toEqual(['ab\ncd\n', 'ef\n'])
  expect(piecesOf('ab\nlonger than that\ncd\n', 6)).toEqual(['ab\n', 'longer than that\n', 'cd\n'])
  expect(piecesOf('ab\nno end of a line', 6)).toEqual(['ab\n', 'no end of a line'])
  expect(piecesOf('', 6)).toEqual([])
})
