import type { TextShape } from '../translator/text-shape.ts'
import type { pwa as source } from './ru.ts'

export const pwa: TextShape<typeof source> = {
  label: 'The shop on your home screen',
  text: 'Put {shopName} on your screen: it opens faster and without the address bar.',
  short: 'The shop as an app',
  install: 'Install',
  cancel: 'Not now',
  shortcuts: { catalog: 'Catalogue', sale: 'Sale', basket: 'Cart', orders: 'My orders' },
  offlineTitle: 'No connection',
  offlineText:
    'Check the internet. We only show fresh prices and stock, so there are none without it.',
  offlineRetry: 'Open again',
}
