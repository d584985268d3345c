import { describe, expect, it } from 'vitest'
import { getWebhookAddressRule, parseWebhookUrl } from './webhook-address.ts'

describe('[exchange.webhooks] a production shop', () => {
  it.each([
    'http://crm.example.ru/hooks',
    'ftp://crm.example.ru/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:secret@crm.example.ru/',
    'crm.example.ru/hooks',
    'https://',
    'https://localhost/',
    'https://api.localhost./',
    'https://printer.local/',
    'https://db.internal/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0/',
    'https://10.0.0.8/',
    'https://172.16.3.4/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:a00:1::]/',
  ])('takes no webhook at %s', (address) => {
    expect(parseWebhookUrl(address, 'production')).toBeNull()
  })

  it.each([
    ['https://crm.example.ru/hooks?shop=1', 'https://crm.example.ru/hooks?shop=1'],
    [' https://crm.example.ru:8443/#top ', 'https://crm.example.ru:8443/'],
    ['https://склад.рф/', 'https://xn--80aiqe2a.xn--p1ai/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://[2a02:6b8::feed:ff]/', 'https://[2a02:6b8::feed:ff]/'],
  ])('takes %s', (address, stored) => {
    expect(parseWebhookUrl(address, 'production')).toBe(stored)
  })

  it('connects to no address of this machine or its network, whatever a name resolves to', () => {
    const isAllowed = getWebhookAddressRule('production')
    const inner = [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '169.254.1.1',
      '::1',
      'fe80::1',
      'fc00::1',
    ]
    expect(inner.filter(isAllowed)).toEqual([])
    expect(isAllowed('8.8.8.8')).toBe(true)
  })
})

describe('[exchange.webhooks] a shop that is developed', () => {
  it('may send to this machine, and to no other private one', () => {
    expect(parseWebhookUrl('http://localhost:9000/', 'development')).toBe('http://localhost:9000/')
    expect(parseWebhookUrl('http://127.0.0.1:9000/', 'development')).not.toBeNull()
    expect(parseWebhookUrl('http://10.0.0.1/', 'development')).toBeNull()
    expect(getWebhookAddressRule('development')('192.168.0.1')).toBe(false)
  })
})
