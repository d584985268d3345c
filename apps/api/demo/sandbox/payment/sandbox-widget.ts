import { sandboxPageTexts } from './sandbox-page-texts.ts'

const titles = {
  ru: sandboxPageTexts.ru.banks.card,
  kk: sandboxPageTexts.kk.banks.card,
  en: sandboxPageTexts.en.banks.card,
}

/**
 * The sandbox's payment widget with the API of YooKassa's own script (checkout-widget v1): a frame
 * with the sandbox's page and a callback with the outcome.
 */
export const sandboxWidget = `(() => {
  const titles = ${JSON.stringify(titles)}
  class YooMoneyCheckoutWidget {
    #token
    #callbacks = new Map()
    #frame = null
    #listen = ({ origin, source, data }) => {
      if (origin !== location.origin || source !== this.#frame?.contentWindow) return
      if (data?.sandboxPayment) this.#callbacks.get(data.sandboxPayment)?.()
    }
    constructor({ confirmation_token }) {
      this.#token = confirmation_token
    }
    on(event, callback) {
      this.#callbacks.set(event, callback)
    }
    async render(id) {
      const frame = document.createElement('iframe')
      frame.src = '/api/sandbox/pay/' + encodeURIComponent(this.#token) + '/'
      frame.title = titles[document.documentElement.lang] ?? titles.ru
      frame.style.cssText = 'display:block;width:100%;height:580px;border:0;border-radius:12px;color-scheme:light dark'
      this.#frame = frame
      addEventListener('message', this.#listen)
      document.getElementById(id)?.replaceChildren(frame)
    }
    destroy() {
      removeEventListener('message', this.#listen)
      this.#frame?.remove()
    }
  }
  window.YooMoneyCheckoutWidget = YooMoneyCheckoutWidget
})()
`

/** Runs on the last page in the frame. */
export const sandboxResultScript = `parent.postMessage(
  { sandboxPayment: document.currentScript.dataset.outcome },
  location.origin,
)
`
