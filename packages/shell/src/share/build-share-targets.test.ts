import { expect, it } from 'vitest'
import { buildShareTargets } from './build-share-targets.ts'

it('[window.names] minishare encodes the link and its title, whatever they contain', () => {
  const targets = buildShareTargets({
    url: 'https://shop.example/a/?b=1&c=2',
    title: 'Стол & стул',
  })
  expect(targets.map(({ name }) => name)).toEqual(['Telegram', 'VK', 'WhatsApp'])
  for (const { href } of targets) {
    const params = [...new URL(href).searchParams.values()].join(' ')
    expect(params).toContain('https://shop.example/a/?b=1&c=2')
    expect(params).toContain('Стол & стул')
  }
})
