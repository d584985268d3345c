import { expect, it } from 'vitest'
import { checkSettings } from './check-settings.ts'
import { listUnknownSettings } from './list-unknown-settings.ts'

it.each([
  ['http://shop.example', 'is not encrypted'],
  ['http://localhost:3000', 'is this machine'],
  ['https://shop.example/shop', 'has a path'],
  ['shop.example', 'is no address'],
])('[ops.observed] doubts the public address %s', (PUBLIC_ORIGIN, doubt) => {
  const settings = { NODE_ENV: 'production', isDemonstration: false, PUBLIC_ORIGIN }
  const failed = checkSettings(settings, [], []).filter(({ state }) => state === 'fail')
  expect(failed.map(({ area, text }) => [area, text])).toEqual([
    ['address', expect.stringContaining(doubt)],
  ])
})

it('[ops.observed] recognises settings with a wrong name, and no variables of others', () => {
  const known = ['YOOKASSA_SHOP_ID', 'SMSC_LOGIN', 'NODE_ENV', 'PORT', 'DATA_DIR']
  const given = ['YOOKASA_SHOP_ID', 'SMSC_SECRET', 'NODE_OPTIONS', 'PATH', 'PORTS', 'DATA_DIR']
  expect(listUnknownSettings(given, known)).toEqual([
    { name: 'YOOKASA_SHOP_ID', similar: 'YOOKASSA_SHOP_ID' },
    { name: 'SMSC_SECRET', similar: undefined },
  ])
})
