import { expect, it } from 'vitest'
import { shareTargets } from './share-targets.ts'

it('[window.names] minishare passes on the link and its title, whatever stands in them', () => {
  const targets = shareTargets({ url: 'https://shop.example/a/?b=1&c=2', title: 'Стол & стул' })
  expect(targets.map(({ name }) => name)).toEqual(['Telegram', 'VK', 'WhatsApp'])
  for (const { href } of targets) {
    const passed = [...new URL(href).searchParams.values()].join(' ')
    expect(passed).toContain('https://shop.example/a/?b=1&c=2')
    expect(passed).toContain('Стол & стул')
  }
})
