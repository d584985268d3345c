import { describe, expect, it } from 'vitest'
import { toSameOriginPath } from './path.ts'

const origin = 'https://shop.example'

describe('toSameOriginPath', () => {
  it.each([
    ['/catalog/divany/?page=2#list', '/catalog/divany/?page=2#list'],
    ['https://shop.example/sale/', '/sale/'],
    ['/', '/'],
    [null, null],
    ['', null],
    ['catalog/', null],
    ['//evil.example/', null],
    ['/\\evil.example/', null],
    ['\\\\evil.example', null],
    ['/\tevil', null],
    ['https://evil.example/', null],
    ['https://shop.example.evil.example/', null],
    ['https://shop.example@evil.example/', null],
    ['https://user:pass@shop.example/', null],
    ['https://shop.example//evil.example/', null],
    ['http://shop.example/', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
  ])('[query.server] errorUrl %j resolves to %j', (text, expected) => {
    expect(toSameOriginPath(text, origin)).toBe(expected)
  })
})
