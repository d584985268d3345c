import { describe, expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

const origin = 'https://shop.example'

describe('ownAddress', () => {
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
  ])('[query.server] errorUrl %j leads to %j', (text, expected) => {
    expect(ownAddress(text, origin)).toBe(expected)
  })
})
