import { expect, it } from 'vitest'
import { isBirthdate } from './is-birthdate.ts'

const now = new Date('2026-11-23T12:00:00Z')

it.each([
  ['1990-05-17', true],
  ['2012-11-23', true],
  ['2012-11-24', false],
  ['2026-11-24', false],
  ['1906-11-23', true],
  ['1906-11-22', false],
  ['2001-02-29', false],
  ['2000-02-29', true],
  ['17.05.1990', false],
  ['', false],
])('[lk.profile] %s can be a birthday: %s', (day, expected) => {
  expect(isBirthdate(day, now)).toBe(expected)
})
