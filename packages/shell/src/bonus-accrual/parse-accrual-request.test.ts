import { expect, it } from 'vitest'
import { parseAccrualRequest } from './parse-accrual-request.ts'

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
])('[rule.bonus-accrual] the address %s is parsed as %j', (search, expected) => {
  expect(parseAccrualRequest(search)).toEqual(expected)
})
