import { expect, it } from 'vitest'
import { contentPolicy, type PolicyOptions } from './content-policy.ts'

const own = "script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules'"
const getScripts = (options?: PolicyOptions) =>
  contentPolicy(options)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'))

it('lets a page have speculation rules, but no inline script unless its hash is known', () => {
  expect(getScripts()).toBe(own)
  expect(getScripts({ hashes: ["'sha256-YQ=='", "'sha256-Yg=='"] })).toBe(
    `${own} 'sha256-YQ==' 'sha256-Yg=='`,
  )
})

it('adds the origins of counters', () => {
  expect(getScripts({ counters: ['https://mc.example'], partners: ['https://map.example'] })).toBe(
    `${own} https://mc.example`,
  )
})

it('lets a development server run its own inline scripts', () => {
  expect(getScripts({ isDevelopment: true, hashes: ["'sha256-YQ=='"] })).toBe(
    `${own} 'unsafe-inline' 'unsafe-eval'`,
  )
})
