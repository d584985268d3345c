import { expect, it } from 'vitest'
import { listOfferedWays } from './list-offered-ways.ts'

it.each([
  ['delivery', false, ['delivery', 'pickup'], ['delivery', 'pickup']],
  ['pickup', false, ['delivery', 'pickup'], ['delivery', 'pickup']],
  ['delivery', true, ['delivery', 'pickup'], ['delivery']],
  ['pickup', true, ['delivery', 'pickup'], ['pickup']],
  ['delivery', false, ['delivery'], ['delivery']],
  ['pickup', false, [], ['pickup']],
  [null, false, ['pickup'], ['pickup']],
  [null, true, ['delivery', 'pickup'], []],
] as const)(
  '[services.fields] chosen %s, ready %s, of %j: %j',
  (chosen, isReady, region, offered) => {
    expect(listOfferedWays({ chosen, isReady }, region)).toEqual(offered)
  },
)
