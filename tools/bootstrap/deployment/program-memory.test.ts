import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../env.ts'
import { allocatorSettings, limitHeap } from '../process/program-memory.ts'

const readDeployed = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')

it.each([
  ['api', 'api'],
  ['demonstration', 'api'],
  ['router', 'router'],
  ['storefront', 'storefront'],
] as const)('starts the image «%s» with the limits of the heap of the %s', (image, program) => {
  const [, stage = ''] = readDeployed('Dockerfile').split(` AS ${image}\n`)
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(stage) ?? []
  const limits = limitHeap(program)
  expect(JSON.parse(command).slice(1, 1 + limits.length)).toEqual(limits)
})

it('starts the storefront of compose.yaml with the same limits', () => {
  const { services } = parse(readDeployed('compose.yaml'), { merge: true })
  const [, , script] = services.storefront.command
  expect(script).toContain(`exec node ${limitHeap('storefront').join(' ')} src/server/start.ts`)
})

it('gives the images the settings of the C library', () => {
  const [line = ''] = /^ENV MALLOC.*$/m.exec(readDeployed('Dockerfile')) ?? []
  const settings = Object.entries(allocatorSettings).map(([name, value]) => `${name}=${value}`)
  expect(line.split(' ').slice(1)).toEqual(settings)
})
