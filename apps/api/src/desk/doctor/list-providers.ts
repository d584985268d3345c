import type { Env } from '../../env.ts'

export interface ConfiguredProvider {
  name: string
  /** What is possible without it. */
  without: string
  /** A shop that sells to customers does not do without it. */
  isNeeded?: boolean
  /** Settings that belong together: all or none. */
  keys: readonly (keyof Env)[]
  /** Among the keys, those that name a file. */
  files?: readonly (keyof Env)[]
  url: string
  /** A request that the provider answers only to valid keys, where it has one without effect. */
  probe?: { url: string; headers?: Record<string, string>; rejects(body: string): boolean }
}

/** Every provider with the settings that enable it. */
export function listProviders(env: Env): ConfiguredProvider[] {
  return [
    {
      name: 'YooKassa',
      without: 'no payment by card',
      keys: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
      url: env.YOOKASSA_URL,
      probe: {
        url: `${env.YOOKASSA_URL}/me`,
        headers: {
          authorization: `Basic ${btoa(`${env.YOOKASSA_SHOP_ID}:${env.YOOKASSA_SECRET_KEY}`)}`,
        },
        rejects: () => false,
      },
    },
    {
      name: 'Yandex Pay',
      without: 'not offered',
      keys: ['YANDEX_PAY_KEY'],
      url: env.YANDEX_PAY_URL,
    },
    {
      name: 'credit broker',
      without: 'no loans',
      keys: ['CREDIT_SHOP_ID', 'CREDIT_SHOWCASE_ID', 'CREDIT_PASSWORD'],
      url: env.CREDIT_URL,
    },
    {
      name: 'Dolyame',
      without: 'not offered',
      keys: [
        ...['DOLYAME_LOGIN', 'DOLYAME_PASSWORD'],
        ...['DOLYAME_CERTIFICATE_FILE', 'DOLYAME_KEY_FILE'],
      ] as (keyof Env)[],
      files: ['DOLYAME_CERTIFICATE_FILE', 'DOLYAME_KEY_FILE'],
      url: env.DOLYAME_URL,
    },
    {
      name: 'Kaspi QR',
      without: 'not offered',
      keys: ['KASPI_BIN', 'KASPI_DEVICE_TOKEN', 'KASPI_CERTIFICATE_FILE', 'KASPI_KEY_FILE'],
      files: ['KASPI_CERTIFICATE_FILE', 'KASPI_KEY_FILE'],
      url: env.KASPI_URL,
    },
    {
      name: 'ATOL Online',
      without: 'receipts of payments that are not YooKassa’s wait',
      keys: ['ATOL_LOGIN', 'ATOL_PASSWORD', 'ATOL_GROUP', 'ATOL_EMAIL'],
      url: env.ATOL_URL,
    },
    {
      name: 'SMS (smsc.ru)',
      without: 'no codes: nobody can log in',
      isNeeded: true,
      keys: ['SMSC_LOGIN', 'SMSC_PASSWORD'],
      url: env.SMSC_URL,
      probe: {
        url: `${env.SMSC_URL}/sys/balance.php?${new URLSearchParams({
          login: env.SMSC_LOGIN,
          psw: env.SMSC_PASSWORD,
          fmt: '3',
        })}`,
        rejects: (body) => body.includes('error_code'),
      },
    },
    {
      name: 'SmartCaptcha',
      without: 'the embedded captcha is used',
      keys: ['SMARTCAPTCHA_SITE_KEY', 'SMARTCAPTCHA_SERVER_KEY'],
      url: env.SMARTCAPTCHA_URL,
    },
    {
      name: 'DaData',
      without: 'the embedded address book is used, which is invented',
      isNeeded: true,
      keys: ['DADATA_TOKEN'],
      url: env.DADATA_URL,
    },
  ]
}
