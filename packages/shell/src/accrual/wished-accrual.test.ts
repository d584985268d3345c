import { expect, it } from 'vitest'
import { wishedAccrual } from './wished-accrual.ts'

it.each([
  ['?phoneNumber=79001234567&promotion=vesna', { phoneNumber: '79001234567', promotion: 'vesna' }],
  [
    '?phoneNumber=%2B79001234567&promotion=vesna&page=2',
    { phoneNumber: '+79001234567', promotion: 'vesna' },
  ],
  ['?phoneNumber=79001234567', null],
  ['?promotion=vesna', null],
  ['?phoneNumber=&promotion=vesna', null],
  ['?phoneNumber=79001234567&promotion=%20', null],
  ['', null],
])('[rule.bonus-accrual] the address %s asks for %j', (search, expected) => {
  expect(wishedAccrual(search)).toEqual(expected)
})
